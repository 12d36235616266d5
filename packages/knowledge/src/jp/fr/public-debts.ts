/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'jp.public-debt.want': {
    says: 'Une administration dit que vous lui devez cet argent.',
  },
  'jp.public-debt.reality': {
    says: 'Pour impôts et cotisations, elle peut saisir sans tribunal. Pour loyer, prêts ou cantine, il lui faut un tribunal. Demandez ce que c’est.',
  },
  'jp.public-debt.who-premium': {
    says: 'C’est une administration. Après un rappel formel (督促状), elle peut saisir pour cette somme sans tribunal.',
  },
  'jp.public-debt.reality-premium': {
    says: 'Elle peut vérifier vos comptes et votre salaire, et les saisir. Parlez-lui avant la date. Elle accepte souvent des parts.',
  },
  'jp.public-debt.who-contract': {
    says: 'C’est un organisme public. Mais pour cette dette, il lui faut un tribunal, comme à tout le monde.',
  },
  'jp.public-debt.reality-contract': {
    says: 'Cette lettre seule ne saisit rien. Si un ordre de payer (支払督促) vient d’un tribunal, faites opposition en deux semaines.',
  },
  'jp.public-debt.rights': {
    says: 'Vous pouvez demander le calcul de la somme, dire qu’elle est fausse, et demander des parts ou du temps.',
  },
  'jp.public-debt.old': {
    says: 'Les cotisations (保険料) sont prescrites après deux ans, les impôts (保険税) après cinq. Un rappel formel (督促状) fait repartir ce délai.',
  },
  'jp.public-debt.right-review': {
    says: 'Contre un avis de cotisation ou une saisie, vous pouvez demander un réexamen gratuit (審査請求), le plus souvent dans les trois mois.',
  },
  'jp.public-debt.right-less-health': {
    says: 'Vos revenus ont baissé, vous êtes malade ou sinistré ? Demandez à la ville une cotisation plus basse (減免) ou du temps (徴収猶予).',
  },
  'jp.public-debt.right-live': {
    says: 'Une saisie de salaire doit vous laisser 107 000 ¥ par mois, 48 000 ¥ par membre de la famille et une part du reste.',
  },
  'jp.public-debt.right-stop': {
    says: 'S’il n’y a rien à saisir, ou si vous ne pourriez plus vivre, le bureau peut arrêter (滞納処分の停止). Demandez-le.',
  },
  'jp.public-debt.right-rent': {
    says: 'Si vos revenus ont baissé ou si vous êtes malade, demandez un loyer plus bas (減免) ou du temps (徴収猶予).',
  },
  'jp.public-debt.rent-leave': {
    says: 'Dès trois mois d’impayés, le bureau peut demander votre départ. Seul un tribunal peut vous y forcer. Appelez maintenant.',
  },
  'jp.public-debt.reality-fine': {
    says: 'C’est une amende d’un tribunal pénal. Impayée, elle peut mener à une saisie ou à des jours de travail en détention (労役場留置).',
  },
  'jp.public-debt.step-fine': {
    says: 'Appelez le parquet aujourd’hui. Dites ce que vous gagnez et demandez du temps ou des parts.',
  },
  'jp.public-debt.step-talk': {
    says: 'Appelez ou visitez le bureau avant la date. Apportez des preuves de revenus et de frais, et demandez des parts tenables.',
  },
  'jp.public-debt.step-count': {
    says: 'Demandez la liste des mois, des sommes et des rappels formels (督促状), avec leurs jours. Comparez-la avec vos reçus.',
  },
  'jp.public-debt.option-parts': {
    title: 'Demander des parts ou du temps',
    says: 'Montrez au bureau vos revenus et vos frais.',
    cost: 'Une majoration peut continuer.',
    time: 'Une visite.',
    risk: 'Si vous manquez une part, le recouvrement peut reprendre.',
    bestFor: 'Vous le devez et ne pouvez pas tout payer.',
  },
}

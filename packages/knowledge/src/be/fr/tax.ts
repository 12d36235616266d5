/** The French words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_WORDS: Words = {
  'be.tax.want': {
    says: 'L’administration fiscale dit ce que vous devez pour une année, et pour quand.',
  },
  'be.tax.who': {
    says: 'Le SPF Finances est l’administration fiscale fédérale. Il peut saisir sans passer d’abord par un juge.',
  },
  'be.tax.reality': {
    says: 'Un avertissement-extrait de rôle peut être faux. Vous avez un an pour réclamer, mais environ deux mois pour payer.',
  },
  'be.tax.rights-summary': {
    says: 'Vous pouvez réclamer, demander de payer en plusieurs fois et demander l’aide du conciliateur fiscal. Tout est gratuit.',
  },
  'be.tax.not-yet': {
    says: 'Avant la date de paiement, ils ne peuvent pas saisir. Pendant une réclamation, ils ne peuvent en général recouvrer que ce que vous ne contestez pas.',
  },
  'be.tax.deadline-object': {
    says: 'Vous avez un an pour réclamer. Il commence le troisième jour ouvrable après l’envoi. Le jour indiqué est le plus sûr.',
    action: 'Introduire une réclamation contre l’impôt',
    consequence: 'L’impôt reste, sauf pour quelques erreurs.',
  },
  'be.tax.right-object': {
    says: 'Vous avez le droit de réclamer dans MyMinfin ou par lettre. Dites pourquoi. Demandez à être entendu.',
  },
  'be.tax.right-court': {
    says: 'S’ils refusent, ou ne répondent pas pendant six mois, vous pouvez aller au tribunal de première instance.',
  },
  'be.tax.right-relief': {
    says: 'Si vous ne pourrez jamais tout payer, vous pouvez demander une fois en cinq ans une surséance indéfinie au recouvrement.',
  },
  'be.tax.step-check': {
    says: 'Comparez l’avertissement avec votre déclaration et vos fiches dans MyMinfin.',
  },
  'be.tax.step-plan': {
    says: 'Si vous ne pouvez pas payer d’un coup, demandez aujourd’hui un plan dans MyMinfin.',
  },
  'be.tax.step-object': {
    says: 'Si c’est faux, réclamez vite et payez la partie correcte.',
  },
  'be.tax.option-plan': {
    says: 'Demandez jusqu’à 12 mensualités. Dites ce que vous gagnez et dépensez.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'L’impôt, et des intérêts',
    time: 'Aujourd’hui.',
    risk: 'Les intérêts continuent.',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer.',
  },
  'be.tax.option-object': {
    says: 'Écrivez ce qui est faux et joignez des preuves.',
    title: 'Introduire une réclamation',
    cost: 'Gratuit',
    time: 'Dans l’année, mieux dans les deux mois',
    risk: 'Les intérêts continuent pour ce que vous perdez.',
    bestFor: 'Le montant est faux ou ne vous concerne pas.',
  },
  'be.tax.option-mediator': {
    says: 'Le conciliateur fiscal parle au bureau pour vous.',
    title: 'Demander la conciliation fiscale',
    cost: 'Gratuit',
    time: 'Quelques semaines',
    risk: 'Aucun. Les délais continuent.',
    bestFor: 'Vous n’avez pas de réponse ou pas de plan.',
  },
}

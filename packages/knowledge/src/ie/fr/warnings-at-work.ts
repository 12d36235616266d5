/** The French words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_FR: Words = {
  'ie.hearing.right-time': {
    says: 'Vous pouvez demander un autre jour si vous ou votre accompagnateur avez besoin de temps. Un employeur juste vous laisse le temps de vous préparer.',
  },
  'ie.hearing.step-write': {
    says: 'Écrivez votre version point par point, et qui a vu quoi. Prenez la feuille avec vous.',
  },
  'ie.warned.right-lapse': {
    says: 'On doit vous dire ce qui doit changer, pour quand, et combien de temps l’avertissement reste au dossier.',
  },
  'ie.warned.step-appeal': {
    says: 'Si l’avertissement est faux, faites appel par écrit avant le jour indiqué. Dites ce qui est faux et ce que vous voulez.',
  },
  'ie.warned.option-answer': {
    title: 'Répondre par écrit',
    cost: 'Gratuit.',
    time: 'Quelques jours.',
    risk: 'Faible si vous restez calme et vous en tenez aux faits.',
    bestFor: 'Vous n’êtes pas d’accord avec ce qui est dit.',
    says: 'Donnez votre version par écrit et demandez qu’elle soit mise au dossier. Cela aide aussi plus tard.',
  },
  'ie.warned.not-yet': { says: 'Pour l’instant, vous gardez votre emploi et votre salaire.' },
  'ie.suspended.reality': {
    says: 'Une suspension pendant l’enquête n’est pas une sanction. Rien n’est encore prouvé.',
  },
  'ie.suspended.right-pay': {
    says: 'Votre salaire continue. L’employeur ne peut l’arrêter que si la loi, le contrat ou votre accord écrit le permet.',
  },
  'ie.suspended.right-fair': {
    says: 'Avant toute décision, on doit vous dire ce qu’on vous reproche et vous entendre.',
  },
  'ie.suspended.right-short': {
    says: 'Elle doit être courte et avoir une bonne raison. Demandez sa durée et qui la réexamine.',
  },
  'ie.suspended.step-ask': { says: 'Demandez par écrit la raison, la règle et la durée.' },
  'ie.suspended.step-keep': {
    says: 'Respectez la lettre, et notez dès maintenant vos souvenirs. Appelez votre syndicat si vous en avez un.',
  },
  'ie.suspended.option-complain': {
    title: 'Se plaindre si la paie s’arrête',
    cost: 'Gratuit.',
    time: 'Dans les six mois de la paie manquante.',
    risk: 'Faible. On ne peut pas vous punir pour cela.',
    bestFor: 'L’employeur ne vous paie pas pendant la suspension.',
    says: 'Vous pouvez saisir la Workplace Relations Commission (WRC) en ligne.',
  },
  'ie.exit.reality': {
    says: 'C’est une offre. Tant que vous ne signez pas, vous gardez votre emploi et vos droits.',
  },
  'ie.exit.right-no': {
    says: 'Vous pouvez dire non, ou demander plus d’argent, une date plus tardive ou une bonne référence.',
  },
  'ie.exit.right-advice': {
    says: 'Renoncer à vos droits ne compte en général que si vous saviez à quoi. Prenez conseil avant de signer, et demandez qu’on le paie.',
  },
  'ie.exit.right-tax': {
    says: 'L’indemnité légale (statutory redundancy) n’est pas imposée. Sur le reste, au moins €10,160 et €765 par année entière sont exonérés.',
  },
  'ie.exit.warn-benefit': {
    says: 'Si vous partez de vous-même, l’allocation Jobseeker’s peut être refusée jusqu’à neuf semaines. Demandez d’écrire que le poste a pris fin.',
  },
  'ie.exit.warn-time': {
    says: 'Discuter n’arrête pas le délai. Il faut en général saisir la Workplace Relations Commission dans les six mois.',
  },
  'ie.exit.step-wait': {
    says: 'Ne signez pas sur place. Demandez par écrit du temps pour prendre conseil.',
  },
  'ie.exit.step-sum': {
    says: 'Additionnez ce qui vous est dû de toute façon : préavis, congés, licenciement. L’offre doit être nettement plus haute.',
  },
  'ie.exit.option-negotiate': {
    title: 'Demander de meilleures conditions',
    cost: 'Gratuit, ou les honoraires d’un avocat.',
    time: 'Une à trois semaines.',
    risk: 'L’offre peut être retirée.',
    bestFor: 'Vous partiriez, mais pas à ce prix.',
    says: 'Écrivez ce que vous voulez : somme, date, référence, frais de conseil. Faites-le avant le dernier jour.',
  },
}

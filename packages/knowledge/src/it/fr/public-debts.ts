/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'it.public-debt.who': {
    says: 'C’est une administration. Pour impôts, taxes et amendes, elle peut faire elle-même un ordre de payer, sans juge.',
  },
  'it.public-debt.who-collector': {
    says: 'L’agent de recouvrement (Agenzia delle entrate-Riscossione) encaisse pour les administrations. Il n’a pas besoin d’un juge pour saisir.',
  },
  'it.public-debt.reality': {
    says: 'Un rappel (sollecito) ne saisit rien. Mais si un ordre formel a été notifié et son délai fini, salaire et comptes peuvent être saisis.',
  },
  'it.public-debt.reality-collector': {
    says: 'Dès 60 jours après son avis (cartella), il peut ordonner à la banque ou à l’employeur de payer. Il peut aussi bloquer une voiture, après avertissement.',
  },
  'it.public-debt.reality-order': {
    says: 'C’est un ordre de payer (ingiunzione). Vous avez 30 jours pour payer ou aller au juge. Pour un impôt, le tribunal fiscal en donne 60.',
  },
  'it.public-debt.rights': {
    says: 'Vous pouvez voir les pièces, demander l’annulation d’une erreur (autotutela), contester à temps et demander à payer en plusieurs fois.',
  },
  'it.public-debt.reminder-first': {
    says: 'Jusqu’à 10 000 €, une commune doit d’abord envoyer un rappel avec 30 jours. Ensuite seulement elle peut saisir sur son avis.',
  },
  'it.public-debt.right-parts-town': {
    says: 'Si l’argent manque, demandez des mensualités à la commune. Au-dessus de 100 €, la loi permet 4 à 72 mois, sauf autres règles de la commune.',
  },
  'it.public-debt.right-parts-collector': {
    says: 'Jusqu’à 120 000 €, vous pouvez demander jusqu’à 84 mensualités. Après la demande, aucune nouvelle saisie ne peut commencer.',
  },
  'it.public-debt.right-pay-limits': {
    says: 'D’un salaire jusqu’à 2 500 € par mois, un dixième est saisissable, jusqu’à 5 000 € un septième, au-delà un cinquième. Le dernier salaire sur le compte est protégé.',
  },
  'it.public-debt.right-old': {
    says: 'Taxes communales, redevances annuelles et amendes sont prescrites après cinq ans. Une demande qui vous est parvenue fait repartir ce délai.',
  },
  'it.public-debt.right-car-tax': {
    says: 'La taxe auto est prescrite à la fin de la troisième année après l’échéance. Une demande reçue avant fait repartir ce délai.',
  },
  'it.public-debt.want-fine': {
    says: 'On vous demande une amende (pena pecuniaria) fixée par un tribunal pénal.',
  },
  'it.public-debt.reality-fine': {
    says: 'Impayée, une amende pénale peut devenir des nuits en détention, un travail non payé ou une assignation à domicile. Agissez avant le dernier jour indiqué.',
  },
  'it.public-debt.right-fine-parts': {
    says: 'Après un ordre du procureur, vous avez 90 jours pour payer. Dans les 20 jours de la notification, vous pouvez demander des mensualités.',
  },
  'it.public-debt.step-fine': {
    says: 'Notez le jour de la notification et appelez votre avocat aujourd’hui. Avec un petit revenu, l’État peut payer l’avocat.',
  },
  'it.public-debt.step-check': {
    says: 'Demandez l’acte à l’origine de la somme et la preuve de sa notification. Comparez les années et vos paiements.',
  },
  'it.public-debt.step-act': {
    says: 'Si c’est juste, demandez maintenant des mensualités par écrit. Si c’est faux, écrivez pourquoi et demandez l’annulation.',
  },
  'it.public-debt.option-parts': {
    title: 'Demander des mensualités',
    says: 'Demandez par écrit ou en ligne et dites que l’argent manque.',
    cost: 'Des intérêts s’ajoutent.',
    time: 'Une heure. La réponse prend quelques semaines.',
    risk: 'Le plan finit si vous manquez plusieurs parts.',
    bestFor: 'Vous le devez et ne pouvez pas tout payer.',
  },
}

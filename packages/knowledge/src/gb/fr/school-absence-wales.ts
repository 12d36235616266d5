/** A penalty notice for missed school in Wales: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_WALES_FR: Words = {
  'gb.absence.wales-sums': {
    says: 'Au pays de Galles, c’est £60 dans les 28 jours, et £120 jusqu’au jour 42. Payer à temps met fin à l’affaire sans tribunal.',
  },
  'gb.absence.wales-right-withdraw': {
    says: 'Il n’y a pas de recours. Vous pouvez demander le retrait : mauvaise personne, erreur, ou contraire aux règles de la commune.',
  },
  'gb.absence.wales-right-paid': {
    says: 'Si vous payez à temps, pas de procès pour cette absence, et pas de casier judiciaire.',
  },
  'gb.absence.wales-deadline': {
    says: 'Vous avez 42 jours pour payer, ou pour obtenir le retrait de l’avis.',
    action: 'Payer, ou obtenir le retrait de l’avis',
    consequence: 'Ensuite la commune doit aller au tribunal ou retirer l’avis.',
  },
  'gb.absence.wales-deadline-lower': {
    says: 'La somme réduite est pour ceux qui paient dans les 28 jours.',
    action: 'Payer la somme réduite, si vous choisissez de payer',
    consequence: 'Après ce jour, l’amende est de £120.',
  },
  'gb.absence.wales-step': {
    says: 'Vérifiez le nom, l’enfant et les jours. Puis payez la somme réduite à temps, ou demandez tout de suite le retrait.',
  },
  'gb.absence.wales-warning': {
    says: 'Sans paiement au jour 42, la commune doit aller au tribunal ou retirer l’avis. Prenez conseil si un papier du tribunal arrive.',
  },
}

/** After how long a claim is too late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'de.limitation.ordinary': {
    says: 'La plupart des demandes se prescrivent par trois ans, comptés de la fin de l’année. Vous devez le dire vous-même.',
    from: 'la fin de l’année où la facture était due et où on savait qui vous êtes',
    restartedBy:
      'Un paiement ou une reconnaissance fait repartir les trois ans. Une injonction de payer ou des discussions arrêtent le délai.',
  },
  'de.limitation.loan': {
    says: 'Les prêts à la consommation durent plus : pendant l’arriéré, les trois ans peuvent s’arrêter jusqu’à dix ans. Demandez conseil.',
    from: 'la fin de l’année où la somme était due ; pour les prêts à la consommation, l’arriéré arrête le délai jusqu’à dix ans',
    restartedBy: 'Un paiement ou une reconnaissance fait repartir le délai.',
  },
}

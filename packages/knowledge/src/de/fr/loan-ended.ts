/** A bank that ends a loan and wants all the rest: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ENDED_WORDS: Words = {
  'de.debt.loan-what': { says: 'La banque met fin à votre prêt et veut tout le reste d’un coup.' },
  'de.debt.loan-right': {
    says: 'Mettre fin à un prêt à la consommation exige deux mensualités de suite impayées et au moins 10 % (5 % au-delà de trois ans). Il faut d’abord un avertissement de deux semaines.',
  },
  'de.debt.loan-right-talk': {
    says: 'La banque devrait vous proposer un entretien pour une solution. Ensuite, l’intérêt est de cinq points au plus au-dessus du taux de base.',
  },
  'de.debt.loan-step': {
    says: 'Cherchez l’avertissement avec les deux semaines. L’avez-vous reçu, et la somme était-elle juste ? Sinon, contestez la fin du prêt par écrit.',
  },
}

/** The French words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_FR: Words = {
  'ch.ask.train-late': {
    says: 'Plus de 60 minutes de retard à l’arrivée rendent au moins 25 % du prix, plus de 120 minutes 50 %. Cela vaut aussi en cas de force majeure. Moins de 5 francs ne sont pas dus. Demandez-le en ligne ou au guichet. C’est payé sous 30 jours, en argent si vous voulez.',
  },
}

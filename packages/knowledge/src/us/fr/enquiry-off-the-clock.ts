/** Questions about work off the clock: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFF_THE_CLOCK_FR: Words = {
  'us.ask-work.off-clock': {
    says: "Tout travail que le patron ordonne ou connaît doit être payé, aussi après avoir pointé la sortie. Au-delà de 40 heures par semaine, ce sont des heures supplémentaires. Notez chaque jour les vraies heures et gardez les messages. Demandez la paie, ou plaignez-vous gratuitement à la Wage and Hour Division, 1-866-487-9243, ou à votre État. Le délai est en général de deux ans, trois si c'était voulu. Il ne peut pas vous renvoyer pour cela.",
  },
}

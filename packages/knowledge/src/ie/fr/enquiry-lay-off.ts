/** Questions about a temporary lay-off or short time: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAY_OFF_FR: Words = {
  'ie.ask.temporary-layoff': {
    says: 'Après quatre semaines de suite, ou six en 13 semaines, vous pouvez demander vous-même l’indemnité (redundancy) avec le RP9. Il faut deux ans de travail. L’employeur a sept jours pour promettre au moins 13 semaines de plein travail. En demandant, vous perdez le préavis payé : réfléchissez. Demandez aussitôt une allocation à Intreo. En cas de refus, la WRC est gratuite.',
  },
}

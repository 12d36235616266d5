/** Questions about neighbours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_ES: Words = {
  'ch.ask.neighbour': {
    says: 'Un vecino no puede molestar en exceso con ruido, olor o humo. Hable, lleve un diario y avise al casero. La oficina de conciliación puede ayudar.',
  },
}

/** Questions about pre-settled status that runs out: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_ES: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'El pre-settled status se prolonga solo antes de acabar, y no lo pierde solo por no pedirlo otra vez. Entre en su cuenta UKVI, mire la fecha y sus datos, y dé a su empresa un share code. Con cinco años aquí pida gratis el settled status. Largas ausencias pueden acabar con sus derechos; entonces busque consejo.',
  },
}

/** Questions about an insurer that does not pay after a crash: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_UNPAID_NL: Words = {
  'it.ask.crash-unpaid': {
    says: 'Na uw schriftelijke en volledige vordering moet de verzekeraar een bod doen of zeggen waarom niet. Hij heeft 60 dagen voor autoschade, 30 als beiden het blauwe formulier (CAI) tekenden, 90 bij letsel. Voorbij? Klaag schriftelijk: 45 dagen. Daarna IVASS, tot € 2.500 de verzekeringsarbiter, of met advocaat de rechter na een poging tot akkoord. Het recht duurt twee jaar.',
  },
}

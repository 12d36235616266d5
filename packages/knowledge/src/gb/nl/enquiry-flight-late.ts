/** Questions about a flight that came hours late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_LATE_NL: Words = {
  'gb.ask-travel.flight-hours-late': {
    says: 'U krijgt geld als u drie uur of meer te laat aankwam door de maatschappij, zoals personeel of techniek. Meestal £220 per persoon tot 1.500 km, £350 tot 3.500 km, £520 daarboven. Eten en een kamer komen erbij. Vraag het schriftelijk; een voucher hoeft u niet te nemen. Na een nee: de geschillenregeling of small claims court.',
  },
}

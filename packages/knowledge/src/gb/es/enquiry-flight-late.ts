/** Questions about a flight that came hours late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_LATE_ES: Words = {
  'gb.ask-travel.flight-hours-late': {
    says: 'Le deben dinero si llegó tres horas tarde o más por culpa de la aerolínea, como tripulación o avería. Casi siempre son £220 por persona hasta 1.500 km, £350 hasta 3.500 km y £520 más allá. Comida y habitación aparte. Reclame por escrito; no tiene que aceptar un vale. Tras un no: su sistema de disputas o la small claims court.',
  },
}

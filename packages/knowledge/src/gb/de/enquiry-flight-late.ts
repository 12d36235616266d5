/** Questions about a flight that came hours late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_LATE_DE: Words = {
  'gb.ask-travel.flight-hours-late': {
    says: 'Geld steht zu, wenn Sie drei Stunden oder mehr zu spät ankamen und die Airline schuld war, etwa Personal oder Technik. Es sind meist £220 pro Person bis 1.500 km, £350 bis 3.500 km, £520 darüber. Essen und Zimmer kommen dazu. Fordern Sie es schriftlich von der Airline; einen Gutschein müssen Sie nicht nehmen. Nach einem Nein: Schlichtung oder small claims court.',
  },
}

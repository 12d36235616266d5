/** Questions about a package holiday that was changed, cancelled or went badly: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_ES: Words = {
  'gb.ask-travel.package': {
    says: 'Si cambia mucho una parte principal, como el hotel o las fechas, o el precio sube más del 8%, puede anular y recuperar todo en 14 días. Responda en la fecha que fijen. Si fue mal allí, avise enseguida y pida después una rebaja.',
  },
}

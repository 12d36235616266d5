/** Questions about a visa that was refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_DE: Words = {
  'au.ask.visa-refused': {
    says: 'Suchen Sie im Brief den letzten Tag. In Australien haben Sie meist 28 Tage für das Administrative Review Tribunal; die Zeit wird nicht verlängert. Holen Sie jetzt einen zugelassenen Berater oder Anwalt.',
  },
}

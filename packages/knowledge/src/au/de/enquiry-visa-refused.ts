/** Questions about a visa that was refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_DE: Words = {
  'au.ask.visa-refused': {
    says: 'Suchen Sie im Brief den letzten Tag. In Australien haben Sie meist 28 Tage für das Administrative Review Tribunal; die Zeit wird nicht verlängert. Holen Sie jetzt einen zugelassenen Berater oder Anwalt.',
  },
  'au.ask.citizen-years': {
    says: 'Meist brauchen Sie vier Jahre mit gültigem Visum in Australien, die letzten zwölf Monate als dauerhafter Bewohner. Sie dürfen in den vier Jahren höchstens zwölf Monate weg gewesen sein, im letzten Jahr 90 Tage. Dazu kommen meist ein Test und guter Charakter.',
  },
}

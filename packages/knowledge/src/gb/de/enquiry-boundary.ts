/** Questions about a boundary: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_DE: Words = {
  'gb.ask-neighbour.boundary': {
    says: 'Sehen Sie in Ihre Urkunden und holen Sie beide Lagepläne (title plans) von HM Land Registry; sie zeigen aber meist nur eine ungefähre Linie. Machen Sie Fotos und schreiben Sie dem Nachbarn, bevor Sie etwas entfernen. Versuchen Sie Vermittlung oder einen gemeinsamen Vermesser. Sonst kann nur ein Gericht die Grenze festlegen; der Council tut es nicht.',
  },
}

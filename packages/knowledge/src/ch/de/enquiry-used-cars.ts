/** The German words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_DE: Words = {
  'ch.ask.used-car': {
    says: 'Schreiben Sie dem Verkäufer sofort und nennen Sie den Mangel: Das Gesetz verlangt, dass Sie bald prüfen und melden. Sie können einen tieferen Preis oder Ihr Geld zurück verlangen. Viele Verträge schliessen das aus. Das hilft keinem, der einen Mangel absichtlich verschwiegen hat.',
  },
}

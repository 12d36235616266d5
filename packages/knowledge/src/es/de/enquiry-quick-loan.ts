/** Questions about a small quick loan that has grown: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUICK_LOAN_DE: Words = {
  'es.ask.quick-loan': {
    says: 'Dafür kommt niemand ins Gefängnis. Liegen die Kosten weit über dem Üblichen, kann ein Richter Wucher feststellen. Dann zahlen Sie nur zurück, was Sie bekamen. Schreiben Sie dem Geldgeber: Summe bestreiten, Vertrag und Abrechnung verlangen, den wirklich erhaltenen Teil anbieten. Was vor Gericht oder einem Amt strittig ist, darf nicht in ASNEF stehen. Anrufe bei Familie oder Arbeit der AEPD melden. Monitorio: 20 Werktage.',
  },
}

/** The Dutch words of the rows in ../enquiry-late-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_FINE_NL: Words = {
  'it.ask.fine-late': {
    says: 'De boete moet binnen 90 dagen na de overtreding naar de eigenaar (100 als de bestuurder hem meteen kreeg). Kijk op welke dag hij naar de post ging. Is het te laat, betaal dan niet: gratis bezwaar bij de Prefetto binnen 60 dagen, of bij de giudice di pace binnen 30. De 90 dagen kunnen later beginnen als de auto gehuurd was of het adres moeilijk te vinden.',
  },
}

/** Questions about work while a child is ill: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_CHILD_ES: Words = {
  'de.ask-job.sick-child': {
    says: 'No, puede quedarse en casa si su hijo menor de 12 está enfermo, lo dice un médico y nadie más en casa puede cuidarlo. En 2026 son 15 días por hijo y progenitor, 30 si está solo. El seguro suele pagar el 90 % del neto perdido. Avise al jefe enseguida y mande el papel. No tiene que usar vacaciones. Un despido por esto sería ilegal.',
  },
}

/** The German words of the rows in ../enquiry-late-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_FINE_DE: Words = {
  'it.ask.fine-late': {
    says: 'Die Strafe muss dem Halter binnen 90 Tagen nach dem Verstoß geschickt werden (100, wenn der Fahrer sie gleich bekam). Sehen Sie, wann sie zur Post ging. Ist es zu spät, zahlen Sie nicht: kostenlos zum Prefetto binnen 60 Tagen oder zum giudice di pace binnen 30. Die 90 Tage können später beginnen, wenn das Auto gemietet oder die Adresse schwer zu finden war.',
  },
}

/** The German words of the rows in ../medical-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_RECORDS_DE: Words = {
  'us.public.right-chart': {
    says: 'Ihre ärztlichen Unterlagen können Sie innerhalb von 30 Tagen für eine faire Gebühr bekommen und um Berichtigung bitten.',
  },
}

/** The Japanese words of the rows in ../medical-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_RECORDS_JA: Words = {
  'us.public.right-chart': {
    says: '医療の記録を、公正な手数料で30日以内にもらい、訂正を求められます。',
  },
}

/** The Dutch words of the rows in ../medical-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_RECORDS_NL: Words = {
  'us.public.right-chart': {
    says: 'U kunt uw medische gegevens binnen 30 dagen krijgen voor een redelijke prijs, en vragen om ze te verbeteren.',
  },
}

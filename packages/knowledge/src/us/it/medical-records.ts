/** The Italian words of the rows in ../medical-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_RECORDS_IT: Words = {
  'us.public.right-chart': {
    says: 'Può avere le Sue cartelle mediche entro 30 giorni per un prezzo giusto, e chiedere di correggerle.',
  },
}

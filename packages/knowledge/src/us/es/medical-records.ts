/** The Spanish words of the rows in ../medical-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_RECORDS_ES: Words = {
  'us.public.right-chart': {
    says: 'Puede recibir sus registros médicos en 30 días por un costo justo, y pedir que los corrijan.',
  },
}

/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_ES: Words = {
  'es.ask.birth-leave': {
    says: 'Cada progenitor tiene 19 semanas, pagadas enteras por la Seguridad Social, y no puede cederlas. Seis van justo tras el nacimiento. Once se toman hasta que el hijo cumple un año, y dos hasta los ocho. Una familia monoparental tiene 32. Avise a la empresa 15 días antes.',
  },
}

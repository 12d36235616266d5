/** Visits and calls of a lender: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDER_CALLS_ES: Words = {
  'ie.lender-calls.right': {
    says: 'En un préstamo no pueden llamarle ni visitarle en el trabajo sin su permiso. Tampoco entre las 9 de la noche y las 9 de la mañana, ni los domingos.',
  },
  'ie.lender-calls.answer': {
    says: 'En un préstamo no pueden llamarle al trabajo sin su permiso, ni a su jefe o familia. Tampoco entre las 9 de la noche y las 9 de la mañana, ni los domingos. Escriba: solo cartas. Si siguen, reclame a la empresa y luego al FSPO.',
  },
}

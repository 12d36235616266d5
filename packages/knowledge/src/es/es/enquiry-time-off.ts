/** The Spanish words of the rows in ../enquiry-time-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_OFF_ES: Words = {
  'es.ask.family-leave': {
    says: 'La ley le da permiso pagado y su convenio puede dar más. Al menos dos días por la muerte de un familiar cercano, o cuatro si debe viajar. Cinco por enfermedad grave u operación de un familiar. 15 por su boda y uno por mudanza. Avise y lleve un justificante.',
  },
}

/** The Spanish words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_ES: Words = {
  'es.ask.school-bullying': {
    says: 'Escriba al director y pida que abran el protocolo de acoso. Cada centro debe tenerlo, y un coordinador de bienestar. Guarde mensajes e informes médicos. Si no hacen nada, escriba a la inspección educativa. Llame gratis al 900 018 018. Si hay agresión, denuncie en la policía.',
  },
}

/** The Spanish words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_ES: Words = {
  'nl.ask.school-bullying': {
    says: 'La escuela debe proteger a sus alumnos y actuar contra el acoso. Cada escuela tiene una persona para esto. Anote lo que pasa, guarde los mensajes y pida a la escuela por escrito un plan con fechas. Si no sirve, reclame a la dirección del centro y luego a la comisión de quejas (klachtencommissie). También puede llamar al inspector de confianza (vertrouwensinspecteur, 0900 111 31 11). ¿Golpes o amenazas? Avise a la policía.',
  },
}

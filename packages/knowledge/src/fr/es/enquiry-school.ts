/** The Spanish words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_WORDS: Words = {
  'fr.ask-family.school-bullying': {
    says: 'El acoso en la escuela es un delito, también en internet. Anote cada hecho y guarde capturas de pantalla. Escriba a la dirección y pregunte qué se hará y cuándo. Llame al 3018, es gratis. Si la escuela no hace nada, escriba a la oficina de educación (rectorat, DASEN). Puede denunciar ante la policía.',
  },
  'fr.ask-family.school-place': {
    says: 'No. Todo niño de 3 a 16 años tiene derecho a la escuela donde vive, también en hotel, campamento o con otros, con o sin papeles. El ayuntamiento solo puede pedir quién es usted, quién es el niño y dónde viven; basta su declaración firmada. Pídalo hoy por escrito. Si el alcalde se niega, el DASEN o el prefecto deben inscribirlo. Un juez puede ordenarlo en 48 horas. El Défenseur des droits ayuda gratis.',
  },
}

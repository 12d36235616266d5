/** The Spanish words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_WORDS: Words = {
  'fr.ask-family.school-bullying': {
    says: 'El acoso en la escuela es un delito, también en internet. Anote cada hecho y guarde capturas de pantalla. Escriba a la dirección y pregunte qué se hará y cuándo. Llame al 3018, es gratis. Si la escuela no hace nada, escriba a la oficina de educación (rectorat, DASEN). Puede denunciar ante la policía.',
  },
}

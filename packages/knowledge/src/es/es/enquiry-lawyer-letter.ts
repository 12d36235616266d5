/** The Spanish words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_ES: Words = {
  'es.ask.lawyer-letter': {
    says: 'Es una reclamación, no un papel del juzgado, y nadie puede quitarle dinero por ella. Conteste por escrito antes de la fecha: pida pruebas u ofrezca un plan. Desde ella corren intereses y los cinco años empiezan de nuevo. Casi toda demanda exige antes un intento de acuerdo (MASC), y callar puede pesar en las costas.',
  },
}

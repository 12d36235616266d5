/** The Spanish words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_ES: Words = {
  'it.ask.lawyer-letter': {
    says: 'Es una reclamación, no un papel del juzgado, y nadie puede quitarle dinero por ella. Conteste por escrito antes de la fecha: pida pruebas u ofrezca un plan. Lo pone en mora, corren intereses y la prescripción empieza de nuevo. Si calla, un juez puede ordenar el pago. Entonces tiene 40 días.',
  },
}

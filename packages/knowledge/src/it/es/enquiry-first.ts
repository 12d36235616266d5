/** The Spanish words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Una carta no termina su contrato. El casero necesita avisar con seis meses en la fecha correcta, y un juez para echarle. No firme. Pregunte a un sindicato de inquilinos.',
  },
  'it.ask.seize-without-judge': {
    says: 'Un cobrador privado no puede embargar nada sin un título de un juzgado. La recaudación fiscal (Riscossione) es distinta: no necesita juez.',
  },
}

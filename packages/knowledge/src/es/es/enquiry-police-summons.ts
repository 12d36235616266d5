/** The Spanish words of the rows in ../enquiry-police-summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_SUMMONS_ES: Words = {
  'es.ask.police-summons': {
    says: 'Vaya el día señalado. Pregunte si va como testigo o como investigado. Como investigado puede callar y tener abogado, de oficio si no tiene. Firme solo lo que dijo.',
  },
}

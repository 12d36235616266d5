/** The Italian words of the rows in ../charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGES_IT: Words = {
  'us.charge.ny-late-rent': {
    says: 'Nello stato di New York la spesa di ritardo per un mese è al massimo $50, o il 5% dell’affitto se è meno.',
    name: 'La spesa di ritardo per l’affitto',
  },
  'us.charge.ny-returned-check': {
    says: 'Nello stato di New York la spesa per un assegno respinto dalla banca è al massimo $20.',
    name: 'La spesa per un assegno respinto',
  },
  'us.charge.ca-returned-check': {
    says: 'In California questa spesa è al massimo $25 per il primo assegno respinto e $35 per ognuno dopo.',
    name: 'La spesa per un assegno respinto',
  },
}

/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_DE: Words = {
  'es.ask.birth-leave': {
    says: 'Jeder Elternteil hat 19 Wochen, voll bezahlt von der Sozialversicherung, und kann sie nicht abgeben. Sechs folgen direkt auf die Geburt. Elf sind frei bis zum ersten Geburtstag, zwei bis zum achten. Alleinerziehende haben 32. Sagen Sie es der Firma 15 Tage vorher.',
  },
}

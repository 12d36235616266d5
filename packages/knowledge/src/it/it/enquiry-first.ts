/** The Italian words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Una lettera non chiude il contratto. Il locatore deve dare sei mesi di preavviso alla scadenza giusta, e per mandarLa via serve un giudice. Non firmi. Chieda a un sindacato inquilini.',
  },
  'it.ask.seize-without-judge': {
    says: 'Una società di recupero non può pignorare nulla senza un titolo di un giudice. L’agente della riscossione è diverso: non gli serve il giudice.',
  },
}

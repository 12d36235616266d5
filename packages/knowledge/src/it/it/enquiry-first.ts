/** The Italian words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Una lettera non chiude il contratto. Il locatore deve dare sei mesi di preavviso alla scadenza giusta, e per mandarLa via serve un giudice. Non firmi. Chieda a un sindacato inquilini.',
  },
  'it.ask.seize-without-judge': {
    says: 'Un recupero crediti privato non può pignorare nulla senza un titolo (di solito del tribunale, ma anche una cambiale) e il precetto. Non può minacciare né informare il datore. Non paghi con ricariche. Chieda per iscritto contratto, prova della cessione e conteggio; contesti le spese aggiunte. Segnali le minacce al Garante privacy e all’AGCM. Il fisco è diverso: non ha bisogno del giudice.',
  },
}

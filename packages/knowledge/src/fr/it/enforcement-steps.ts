/** Acts of an enforcement officer (commissaire de justice): what to do. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'fr.officer.step-title': {
    says: 'Chieda copia del titolo: quale tribunale, quale giorno, quale somma. Controlli il nome e il conto.',
  },
  'fr.officer.step-offer': {
    says: 'Chiami o scriva ora all’ufficiale e offra una somma al mese. Si faccia scrivere ogni accordo.',
  },
  'fr.officer.step-judge': {
    says: 'Se la somma è sbagliata o pagata, o Le serve tempo, chieda a un consulente gratuito del giudice dell’esecuzione.',
  },
  'fr.officer.step-overdebt': {
    says: 'Se ha molti debiti, presenti una pratica alla Banque de France. Una volta accolta, i pignoramenti si fermano.',
  },
  'fr.officer.step-pay': {
    says: 'Paghi l’ufficiale, non un visitatore in contanti senza ricevuta. Chieda una lettera che tutto è pagato.',
  },
  'fr.officer.step-wrong': {
    says: 'Se non è il Suo debito o ha pagato, scriva subito con prove. Se continuano, chieda al giudice.',
  },
}

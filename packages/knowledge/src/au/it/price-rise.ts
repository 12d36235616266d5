/** The Italian words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_IT: Words = {
  'au.price.right-term': {
    says: 'In un contratto standard una clausola che lascia cambiare il prezzo solo alla società può essere ingiusta. Allora non La obbliga.',
  },
  'au.price.step-term': {
    says: 'Cerchi nel Suo contratto la clausola sugli aumenti, l’ultimo giorno del contratto e la spesa per uscire.',
  },
  'au.price.option-switch': {
    says: 'Chieda altri due prezzi. Poi chieda alla Sua società di fare lo stesso prezzo prima che inizi l’aumento.',
    title: 'Chiedere un prezzo migliore o cambiare',
    cost: 'Gratis.',
    time: 'Alcuni giorni.',
    risk: 'Controlli se c’è una spesa per uscire prima.',
    bestFor: 'Altrove può averlo a meno.',
  },
  'au.price.right-notice': {
    says: 'La Sua società di energia di solito deve dirglielo almeno cinque giorni lavorativi prima che inizi un nuovo prezzo.',
  },
  'au.price.step-compare': {
    says: 'Confronti le offerte gratis su Energy Made Easy, o in Victoria su Victorian Energy Compare. Chieda alla Sua società l’offerta migliore.',
  },
  'au.price.step-hardship': {
    says: 'Se non può pagare il nuovo prezzo, chieda il programma per chi è in difficoltà (hardship program) e gli sconti (concessions) prima di restare indietro.',
  },
  'au.price.step-other': {
    says: 'Se non è d’accordo, scriva alla società prima dell’aumento. Per telefono e internet il TIO aiuta gratis.',
  },
  'au.price.right-leave': {
    says: 'Con un contratto di mese in mese può uscire. Con un contratto fisso, chieda di uscire senza spese per il cambiamento.',
  },
}

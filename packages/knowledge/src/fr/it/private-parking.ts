/** Charges for parking on private land: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_WORDS: Words = {
  'fr.other.park-want': {
    says: 'Una ditta privata di parcheggi chiede una somma per la sosta su terreno privato.',
  },
  'fr.other.park-who': {
    says: 'È una ditta, non lo Stato o un comune. La sua somma non è una multa, e non perde punti.',
  },
  'fr.other.park-reality': {
    says: 'Può basarsi solo su un contratto. La ditta deve provare le regole, il prezzo e che ha parcheggiato Lei.',
  },
  'fr.other.park-not-yet': {
    says: 'Non possono pignorare o aumentare la somma come una multa senza un giudice.',
  },
  'fr.other.park-step-check': {
    says: 'Controlli luogo, giorno, cartello con le regole e biglietto. Faccia foto.',
  },
  'fr.other.park-step-write': {
    says: 'Scriva e chieda prova del contratto e della somma. Se non l’ha pagato, offra il prezzo normale del parcheggio.',
  },
  'fr.other.park-right-proof': {
    says: 'La ditta deve provare la sua richiesta.',
  },
  'fr.other.park-right-penalty': {
    says: 'Un giudice può abbassare una penale chiaramente troppo alta.',
  },
  'fr.other.park-right-mediator': {
    says: 'Ha diritto al mediatore gratuito della ditta per i consumatori.',
  },
  'fr.other.park-option-dispute': {
    title: 'Chiedere prove',
    says: 'Scriva alla ditta, dica che cosa non va, poi vada dal mediatore.',
    cost: 'Nulla.',
    time: 'Un’ora.',
    risk: 'Basso. Potrebbero andare in tribunale.',
    bestFor: 'Ha pagato, o i cartelli non erano chiari.',
  },
  'fr.other.park-option-pay': {
    title: 'Pagare il prezzo giusto',
    says: 'Se ha parcheggiato senza pagare, paghi il prezzo del tempo e dica che questo chiude.',
    cost: 'Il prezzo del parcheggio.',
    time: 'Minuti.',
    risk: 'Possono chiedere il resto.',
    bestFor: 'Non ha pagato.',
  },
}

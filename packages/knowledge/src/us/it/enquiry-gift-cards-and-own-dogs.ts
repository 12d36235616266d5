/** The Italian words of the rows in ../enquiry-gift-cards-and-own-dogs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_IT: Words = {
  'us.named.ask-gift-card': {
    says: 'Il denaro di una carta regalo non può scadere prima di cinque anni dall’acquisto, e alcuni Stati vietano ogni scadenza. I costi per il mancato uso possono iniziare solo dopo un anno. Mostri la legge al negozio e chieda una nuova carta. Se il negozio è fallito, la spenda subito o presenti la richiesta al tribunale.',
  },
  'us.named.ask-my-dog-bit': {
    dependsOn: 'il Suo Stato e ciò che è successo prima',
    says: 'In molti Stati il padrone paga per un morso, anche il primo. Altrove devono mostrare che Lei conosceva il pericolo o era imprudente. Provocare il cane o entrare di nascosto può ridurre la richiesta. Mandi oggi la lettera alla Sua assicurazione di casa: di solito paga e La difende. Prima non ammetta e non paghi nulla. Chieda fatture e prove.',
  },
  'us.named.ask-association-records': {
    says: 'Di solito sì: i proprietari possono vedere bilancio, conti, verbali e contratti. Chieda con raccomandata e nomini i documenti. In Florida hanno 10 giorni lavorativi, poi devono fino a $500 e il Suo avvocato se vince. In altri Stati i giorni cambiano. Se rifiutano: ufficio dello Stato, mediazione o piccole cause.',
  },
}

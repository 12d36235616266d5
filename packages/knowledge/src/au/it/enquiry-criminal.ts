/** Questions about the police, a charge and an order against oneself: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_IT: Words = {
  'au.ask.order-against-me': {
    says: 'Rispetti l’ordine da quando lo riceve. Un contatto vietato è reato, anche se l’altra persona scrive per prima. Vada in tribunale quel giorno; se manca, può essere emesso senza di Lei. Può accettare senza ammettere nulla, o opporsi e avere un’udienza. Non è una condanna. Chiami prima Legal Aid e chieda lì il duty lawyer. Tenga i messaggi.',
  },
  'au.ask.charged': {
    says: 'Deve andare quel giorno. Se manca, il tribunale può decidere senza di Lei o farLa arrestare. Chiami subito Legal Aid del Suo stato. In tribunale chieda il duty lawyer prima della chiamata: è gratis. Il primo giorno può chiedere tempo prima di dichiararsi. Non ne parli con la polizia. Porti lettere su lavoro, famiglia e salute.',
  },
  'au.ask.police': {
    says: 'Se non è in arresto, non deve andare né restare. Non deve rispondere a domande sui fatti, colpevole o no. A volte, come alla guida, deve dare nome e indirizzo. Chiami Legal Aid o un avvocato prima di ogni interrogatorio. Può dire «no comment» a ogni domanda. Sia cortese e non resista. Dica che non acconsente a una perquisizione, ma non la impedisca.',
  },
}

/** Questions about a card misused after a false text, where the bank says no: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_FRAUD_IT: Words = {
  'ie.ask.card-phishing-refused': {
    says: 'Un pagamento che non ha approvato va rimborsato il giorno lavorativo dopo, salvo che la banca provi frode o grave negligenza. Se non ha chiesto codice o conferma (strong customer authentication), lei non perde nulla, salvo inganno suo. Reclami per iscritto e chieda come fu approvato. Dopo un no, o senza risposta in 15 giorni lavorativi: FSPO, gratis.',
  },
  'ie.ask.pps-given': {
    says: 'Se ha dato dati della carta o della banca, chiami subito la banca al numero sulla carta e la blocchi. Dica alla Garda e al Department of Social Protection che cosa ha dato. Cambi le password di MyGovID e della posta. Guardi nei conti Revenue e welfare se ci sono domande non Sue. Solo enti pubblici e chi è autorizzato dalla legge può usare un numero PPS.',
  },
}

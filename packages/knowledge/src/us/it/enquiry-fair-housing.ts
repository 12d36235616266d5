/** The Italian words of the rows in ../enquiry-fair-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_HOUSING_IT: Words = {
  'us.ask-home.discrimination': {
    says: 'Faccia reclamo a HUD entro un anno, o al Suo Stato. Un proprietario (landlord) non può trattarla peggio per razza, sesso, religione, figli o disabilità, e deve fare cambiamenti giusti per una disabilità.',
  },
  'us.ask-home.voucher-refused': {
    says: 'La legge federale permette a quasi tutti i proprietari di rifiutare un buono (voucher), ma molti stati e città lo vietano. Chieda il no per iscritto e reclami all’ufficio dei diritti civili del Suo stato.',
    dependsOn: 'il Suo Stato e la Sua città',
  },
  'us.ask-life.voucher': {
    says: 'Chieda per iscritto l’udienza entro il giorno nella lettera, e chieda di vedere il fascicolo. L’aiuto dovrebbe quasi sempre continuare fino all’udienza.',
  },
}

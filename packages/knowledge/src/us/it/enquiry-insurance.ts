/** The Italian words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'us.ask-consumer.claim-denied': {
    says: 'Faccia ricorso per iscritto. Per un piano sanitario ha 180 giorni, poi quattro mesi per un esame esterno (external review). Per altre assicurazioni faccia reclamo all’ufficio assicurazioni del Suo Stato.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Chieda il rifiuto per iscritto con le parole della polizza. Mandi foto e un altro preventivo, poi faccia reclamo gratis all’ufficio assicurazioni del Suo Stato (insurance department).',
  },
}

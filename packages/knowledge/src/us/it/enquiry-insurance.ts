/** The Italian words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'us.ask-consumer.claim-denied': {
    says: 'Faccia ricorso per iscritto. Per un piano sanitario ha 180 giorni, poi quattro mesi per un esame esterno (external review). Per altre assicurazioni faccia reclamo all’ufficio assicurazioni del Suo Stato.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Chieda il rifiuto per iscritto con le parole della polizza. Mandi foto e un altro preventivo, poi faccia reclamo gratis all’ufficio assicurazioni del Suo Stato (insurance department).',
  },
  'us.fact.newborn-insurance': {
    says: 'Chieda al piano del lavoro entro 30 giorni dalla nascita; pochi ne danno di più. La copertura parte allora dalla nascita. Un piano HealthCare.gov dà 60 giorni, anch’esso dalla nascita. Passati i 30? Usi quei 60, o chieda Medicaid o CHIP, che prendono i bambini tutto l’anno. Se alla nascita aveva Medicaid, il bimbo lo ha per il primo anno. Chieda per iscritto e tenga copia.',
  },
}

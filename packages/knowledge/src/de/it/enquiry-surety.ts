/** Questions about a person who stood surety for the debt of another: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_IT: Words = {
  'de.ask-debt.surety': {
    says: 'Una fideiussione vale solo se firmata a mano su carta, e fino alla somma scritta. Chieda alla banca quel foglio e il conto. Era dall’inizio troppo per il Suo reddito, per coniuge, partner, genitori o figlio? Allora è spesso nulla. Se vale, chieda piccole rate e chieda all’amico ciò che paga. Senta prima una consulenza debiti.',
    dependsOn: 'che cosa ha firmato e se era troppo per Lei',
  },
}

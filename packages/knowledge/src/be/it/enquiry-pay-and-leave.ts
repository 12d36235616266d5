/** Questions about wages that are not paid, illness and holidays: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_LEAVE_IT: Words = {
  'be.ask.unpaid-wages': {
    says: 'Lo chieda per iscritto, poi avvisi l’ispettorato del lavoro e il sindacato. Dopo la fine del lavoro ha un anno per andare in tribunale.',
  },
  'be.ask.sick-pay': {
    says: 'Avvisi subito il datore e mandi un certificato, di solito in due giorni lavorativi. Lui paga le prime settimane, fino a 30 giorni. Poi paga la mutua: avvisi anche lei.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'se è impiegato o operaio',
    says: 'Agli impiegati il datore paga l’indennità di ferie rimasta alla fine del lavoro, con l’ultima paga. Agli operai paga la cassa ferie in primavera. La chieda per iscritto, poi al sindacato o all’ispettorato.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'ciò che avete concordato',
    says: 'Le date si fissano d’accordo: nessuno decide da solo. I genitori di scolari hanno la precedenza nelle vacanze scolastiche. Il capo deve lasciarLe prendere tutti i giorni di legge nell’anno. Lo chieda per iscritto, poi avvisi l’ispettorato.',
  },
}

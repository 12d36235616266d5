/** Questions about plans, vendors, repair shops, service dogs and college bills: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_AND_SHOPS_IT: Words = {
  'us.story.plan-fee': {
    says: 'Le bollette devono essere chiare, e un prezzo promesso dovrebbe valere. Chieda per iscritto la clausola su cui si basano, poi faccia reclamo alla FCC: la ditta deve rispondere in 30 giorni. Può aiutare la legge dei consumatori del Suo Stato.',
    dependsOn: 'che cosa dicono le condizioni del piano',
  },
  'us.story.vendor': {
    says: 'Chi non consegna deve quasi sempre ridare i soldi. Contesti ora la parte pagata con carta e scriva una richiesta con una data. Poi usi il tribunale per le piccole cause (small claims court) o la legge dei consumatori del Suo Stato.',
    dependsOn: 'il contratto e perché è saltato',
  },
  'us.story.repair-shop': {
    says: 'Un’officina deve quasi sempre avere il Suo sì prima di andare molto oltre il preventivo. Può tenere l’auto per lavori concordati. Se le serve, paghi sotto protesta (under protest), poi faccia reclamo e usi il tribunale per le piccole cause (small claims court).',
    dependsOn: 'che cosa ha firmato e il Suo Stato',
  },
  'us.story.service-dog': {
    says: 'Un’impresa non può mandare via un cane di servizio addestrato o chiedere documenti. Può chiedere se serve per una disabilità e che cosa sa fare. Faccia reclamo su ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Se lascia prima del 60% del periodo, una parte dell’aiuto torna indietro e la scuola può mandarle un conto. Chieda per iscritto il calcolo, un piano e un’uscita per grave difficoltà (hardship withdrawal).',
    dependsOn: 'il giorno in cui ha lasciato e la regola di rimborso della scuola',
  },
}

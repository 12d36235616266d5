/** Questions about the other ends of a job: agreement, resignation, trial period, fixed term, and what is paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_WORDS: Words = {
  'fr.ask-work.dismissal-pay': {
    says: 'Da otto mesi: un quarto di un mese di paga per anno fino a dieci anni, poi un terzo. Nulla per colpa grave.',
    dependsOn: 'i Suoi anni di lavoro e la paga',
  },
  'fr.ask-work.resign': {
    says: 'Dopo le dimissioni di solito non c’è il sussidio di disoccupazione, ma alcuni motivi valgono. Chieda a France Travail prima di firmare.',
    dependsOn: 'il motivo',
  },
  'fr.ask-work.trial': {
    says: 'Entrambi possono chiudere senza motivo, ma non per discriminare. Il datore deve avvisare: 24 ore la prima settimana, 48 ore il primo mese, due settimane dopo un mese, un mese dopo tre. Se la manda via subito, deve la paga di quei giorni. Se va via lei: 48 ore, o 24 la prima settimana. La disoccupazione è possibile se non l’ha chiusa lei.',
    dependsOn: 'quanto tempo è stato lì',
  },
  'fr.ask-work.fixed-term': {
    says: 'Finisce prima solo per accordo, colpa grave, inidoneità, forza maggiore o un posto fisso. Alla fine ha di solito il 10 % della paga.',
    dependsOn: 'come finisce',
  },
  'fr.ask-work.final-account': {
    says: 'Firmare conferma solo la ricevuta. Ha sei mesi per contestare per raccomandata, e tre anni per le paghe se non ha firmato.',
  },
  'fr.ask-work.temp-agency': {
    says: 'L’agenzia deve offrirLe un lavoro simile entro tre giorni lavorativi. Altrimenti Le deve la paga fino al termine previsto, salvo colpa grave o forza maggiore. Lo chieda per iscritto, poi vada al tribunale del lavoro.',
  },
}

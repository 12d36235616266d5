/** Questions about a job that the employer ends: reasons, notice and redundancy pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'au.ask.fired': {
    says: 'Può contestare un licenziamento ingiusto (unfair dismissal) se ha lavorato sei mesi, o 12 in una piccola impresa. Ha solo 21 giorni. Chiami la Fair Work Commission al 1300 799 675.',
    dependsOn: 'quanto tempo ha lavorato lì, e il motivo',
  },
  'au.ask.laid-off': {
    says: 'Le spetta il preavviso e, dopo un anno in un’impresa con 15 o più persone, un’indennità (redundancy pay) da 4 a 16 settimane. Se il lavoro esiste ancora, faccia domanda entro 21 giorni.',
    dependsOn: 'i Suoi anni di lavoro e la grandezza dell’impresa',
  },
  'au.ask.notice': {
    says: 'Il minimo è una settimana nel primo anno, due fino a tre anni, tre fino a cinque, poi quattro. Ne aggiunga una se ha più di 45 anni e due anni di lavoro.',
    dependsOn: 'i Suoi anni di lavoro e il Suo contratto di settore (award)',
  },
  'au.ask.dismissed-pregnant': {
    says: 'È contro la legge licenziarla perché è incinta. Per questo non Le servono sei mesi di lavoro. Si rivolga alla Fair Work Commission entro 21 giorni: 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'Non firmi sul momento. Prima chieda un consiglio, perché di solito rinuncia ai Suoi diritti. Attenzione ai 21 giorni per la Fair Work Commission. Al minimo di legge non si può rinunciare con una firma.',
  },
  'au.ask.sacked-early': {
    says: 'Per il licenziamento ingiusto servono sei mesi di lavoro, o dodici se ci sono meno di 15 persone. Se è per malattia o un reclamo, non ne serve nessuno. Domanda entro 21 giorni.',
  },
  'au.ask.redundancy-pay': {
    says: 'L’indennità va da 4 settimane dopo un anno a 16 dopo nove. Un’azienda con meno di 15 persone quasi mai la deve, ma deve preavviso e ferie.',
  },
  'au.ask.sexual-harassment': {
    says: 'Questa è molestia sessuale, e la legge la vieta. Non deve licenziarsi. Conservi i messaggi e annoti ogni volta e chi ha visto. Si lamenti per iscritto: il datore deve agire e non può punirla. Se non serve, usi il modulo F75 alla Fair Work Commission entro due anni; anche chi lavora a chiamata. Licenziata o meno turni per il reclamo? Ha 21 giorni. Chiami 1800RESPECT, 1800 737 732, o la polizia.',
  },
}

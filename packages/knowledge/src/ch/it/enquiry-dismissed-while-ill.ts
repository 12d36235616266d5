/** Questions about a dismissal while a person is ill: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_IT: Words = {
  'ch.ask.dismissed-while-ill': {
    says: 'Conti i giorni di malattia fino alla disdetta. Dopo la prova è protetto 30 giorni nel primo anno, 90 dal secondo al quinto, 180 dal sesto. Una disdetta in quel tempo è nulla: lo scriva subito e offra il lavoro. Data prima della malattia, il termine resta fermo. Dopo quei giorni vale, anche se è ancora malato. Chieda il motivo.',
    dependsOn: 'l’anno di servizio e i giorni di malattia',
  },
  'ch.ask.ill-in-trial': {
    says: 'Sì. Nel periodo di prova la malattia non protegge e bastano sette giorni. Controlli prima se la prova era finita: di solito un mese, al massimo tre, e la malattia la allunga. La paga va fino all’ultimo giorno se il posto era per più di tre mesi; un’assicurazione può pagare di più. Chieda il motivo per iscritto e si iscriva all’URC.',
  },
}

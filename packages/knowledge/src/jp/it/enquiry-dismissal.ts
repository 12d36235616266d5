/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'jp.ask.step-work': {
    says: 'Chieda allo sportello lavoro gratuito (総合労働相談コーナー) prima di firmare.',
  },
  'jp.ask.right-work': {
    says: 'Un licenziamento senza un motivo valido è nullo.',
  },
  'jp.ask.fired': {
    says: 'Non firmi le dimissioni. Chieda i motivi per iscritto, e 30 giorni di preavviso o la paga. Poi chieda allo sportello lavoro gratuito (総合労働相談コーナー).',
  },
  'jp.ask.fired-by-message': {
    says: 'Un licenziamento non chiede una forma, ma un motivo giusto e 30 giorni di preavviso o paga. Chieda oggi per iscritto: è un licenziamento, e perché? Scriva che vuole lavorare. Non firmi dimissioni. Tenga il messaggio. Vada allo sportello gratuito (総合労働相談コーナー).',
  },
  'jp.ask.fired-while-ill': {
    says: 'Se il lavoro L’ha fatta ammalare o ferita, non possono licenziarla durante l’assenza né per 30 giorni dopo. Per una malattia privata la ditta deve prima seguire le sue regole di congedo (休職) e valutare il ritorno. Non firmi nulla. Chieda motivo e regole per iscritto, con certificato.',
  },
  'jp.ask.pregnant-fired': {
    says: 'Non possono licenziarla né trattarla peggio per gravidanza, parto o congedo parentale. Un licenziamento in gravidanza o entro un anno dal parto è nullo, salvo che la ditta provi un altro motivo. Non firmi nulla. Annoti tutto. Chiami l’ufficio del lavoro (雇用環境・均等部).',
  },
  'jp.ask.not-renewed': {
    says: 'Se è stato rinnovato più volte, o poteva aspettarselo, serve un motivo giusto per smettere. Scriva subito che vuole il rinnovo. Chieda il motivo per iscritto. Dopo più di cinque anni in tutto può chiedere un posto senza fine. Vada allo sportello gratuito del lavoro.',
  },
  'jp.ask.job-offer': {
    says: 'Un’offerta accettata è già un contratto. Si annulla solo per un motivo giusto che non potevano sapere prima. Chieda il motivo per iscritto e scriva che vuole iniziare. Può chiedere il posto o denaro. Se studia, avvisi scuola e Hello Work.',
  },
}

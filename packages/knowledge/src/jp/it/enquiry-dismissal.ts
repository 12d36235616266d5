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
  'jp.ask.not-renewed': {
    says: 'Se è stato rinnovato più volte, o poteva aspettarselo, serve un motivo giusto per smettere. Scriva subito che vuole il rinnovo. Chieda il motivo per iscritto. Dopo più di cinque anni in tutto può chiedere un posto senza fine. Vada allo sportello gratuito del lavoro.',
  },
}

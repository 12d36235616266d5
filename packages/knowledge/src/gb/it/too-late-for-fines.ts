/** What can still be done about fixed penalties when their day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_IT: Words = {
  'gb.late.driver-reality': {
    says: 'Ora può arrivare un atto del tribunale, per la mancata risposta o per la guida. Oggi può ancora rimediare a molto.',
  },
  'gb.late.driver-step': {
    says: 'I 28 giorni sembrano passati. Mandi il modulo oggi lo stesso, con una prova. Dica perché è in ritardo: può ancora contare se prima non poteva.',
  },
  'gb.late.driver-court-step': {
    says: 'È arrivato un atto del tribunale? Risponda entro il suo giorno e senta un solicitor. Condannato senza saperlo? Lo dica al tribunale entro 21 giorni da quando l’ha saputo.',
  },
  'gb.late.driver-option': {
    says: 'Mandi nome e indirizzo di chi guidava, anche se è Lei, e che cosa L’ha fermata.',
    title: 'Indicare oggi chi guidava',
    cost: 'Niente.',
    time: 'Pochi minuti.',
    risk: 'Possono comunque accusarla per il ritardo.',
    bestFor: 'Sa chi guidava.',
  },
  'gb.late.driver-ni-step': {
    says: 'I giorni dell’avviso sembrano passati. Mandi il modulo oggi lo stesso, con una prova, e dica perché. Se arriva un atto del tribunale, senta un solicitor.',
  },
  'gb.late.police-step': {
    says: 'I giorni sembrano passati. Chiami oggi l’ufficio della lettera e chieda se può ancora pagare. Se no, arriverà un atto del tribunale: risponda entro il suo giorno.',
  },
  'gb.late.police-fine-step': {
    says: 'Gliel’ha dato un agente in mano? Ora può essere una multa, più alta della metà. Non è stato dato a Lei, o aveva chiesto il tribunale in tempo? Lo dica al tribunale entro 21 giorni dalla sua lettera.',
  },
  'gb.late.police-option': {
    says: 'Si dichiari colpevole con i Suoi motivi, o non colpevole. Non aver preso l’offerta non deve aggravare la pena.',
    title: 'Rispondere all’atto del tribunale',
    cost: 'Una multa secondo il reddito, e spese, se perde.',
    time: 'Alcuni mesi.',
    risk: 'Multa e punti possono superare l’offerta.',
    bestFor: 'L’offerta è finita.',
  },
  'gb.late.pcn-scotland-step': {
    says: 'I giorni di questa lettera sembrano passati. Chiami oggi il council e chieda che cosa segue. Mandi ora i Suoi motivi e dica perché sono tardivi: può ancora guardarli.',
  },
  'gb.late.pcn-scotland-appeal-step': {
    says: 'I 28 giorni sembrano passati. Mandi oggi il ricorso al tribunale e scriva perché è tardivo. Lo tratta come richiesta di più tempo, e può dire sì o no.',
  },
  'gb.late.pcn-scotland-certificate-step': {
    says: 'I 14 giorni sembrano passati, quindi possono seguire gli sheriff officers. Chiami oggi il council: paghi o chieda un piano. Una lettera precedente non è mai arrivata? Lo dica.',
  },
  'gb.late.pcn-ni-step': {
    says: 'I giorni di questo avviso sembrano passati. Chiami oggi l’ufficio indicato e chieda che cosa segue. Mandi ora i Suoi motivi, e dica perché sono tardivi.',
  },
  'gb.late.pcn-ni-appeal-step': {
    says: 'I giorni sembrano passati. Mandi oggi il modulo di ricorso al tribunale e scriva perché è tardivo. Può dire sì o no.',
  },
  'gb.late.pcn-ni-certificate-step': {
    says: 'La notice to owner, o la risposta al Suo ricorso, non è mai arrivata? Mandi oggi al tribunale una statutory declaration e dica perché è tardiva. Se no chiami e paghi, o chieda un piano.',
  },
}

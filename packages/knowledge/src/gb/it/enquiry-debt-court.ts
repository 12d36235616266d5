/** Questions about judgments, court claims and the letter that comes before: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COURT_IT: Words = {
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Agisca ora. Chieda al tribunale di annullare la sentenza (set aside) con il modulo N244. Dica quando l’ha saputo, dove sono andati gli atti, e perché non deve la somma.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Agisca subito. Chieda al tribunale di annullarla con il modulo N244. Dica quando l’ha saputo, che le carte andarono a un vecchio indirizzo e qual è la sua difesa. Annullarla la toglie dal registro. Pagare dopo il primo mese no: resta sei anni come pagata. C’è una tassa; EX160 può aiutare.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Se paga tutto entro un mese, esce dal registro. Se no, resta sei anni dalla sentenza. Se paga più tardi, risulta come pagata.',
    dependsOn: 'se paga tutto entro un mese',
  },
  'gb.ask-debt.court-claim': {
    says: 'Mandi subito la conferma di ricezione (acknowledgment of service). Per questa ha 14 giorni dalla notifica, e poi 28 giorni dalla notifica per difendersi. Non la ignori.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Risponda entro 30 giorni dalla data della lettera. Usi il modulo di risposta (Reply Form), e chieda i documenti che Le servono. Allora dovrebbero aspettare prima del tribunale.',
  },
  'gb.ask-debt.ni-set-aside': {
    says: 'Chiami oggi il tribunale indicato nella sentenza. Chieda il modulo per annullarla (set aside). Dica quando lo ha saputo, perché non ha risposto e qual è la Sua difesa.',
  },
}

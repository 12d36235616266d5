/** Questions about contracts that run on: light, phone, gym and the television fee: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'it.ask.light-cut': {
    says: 'Non subito. Prima arriva una raccomandata o PEC. Per la luce passano almeno 25 giorni, per il gas 40. Chieda subito le rate.',
    dependsOn: 'se ha ricevuto la costituzione in mora',
  },
  'it.ask.telecom-leave': {
    says: 'Sì, con 30 giorni di preavviso. Possono chiedere solo costi reali comunicati prima.',
  },
  'it.ask.gym-health': {
    says: 'Una clausola che lascia recedere solo la palestra può essere vessatoria e nulla. Senza un motivo può recedere prima solo come dice il contratto. Se la salute impedisce l’uso, scriva con raccomandata o PEC e il certificato. Chieda di chiudere o sospendere, e i mesi successivi indietro.',
  },
  'it.ask.tv-fee': {
    says: 'Senza TV in casa il canone non è dovuto. Ma deve dichiararlo ogni anno con il modulo dell’Agenzia delle Entrate, entro il 31 gennaio per tutto l’anno. Se addebitato in bolletta, chieda lì il rimborso.',
  },
  'it.ask.auto-renewal': {
    says: 'Prima che un servizio si rinnovi da solo devono avvisarLa per iscritto 30 giorni prima. Se non l’hanno fatto, può recedere quando vuole e senza spese fino alla scadenza dopo.',
    dependsOn: 'se L’hanno avvisata in tempo',
  },
}

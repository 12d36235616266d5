/** What people believe of court papers, hospitals, taxes and insurance, put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_MONEY_IT: Words = {
  'us.fact.door-closed-to-server': {
    says: 'Una porta chiusa non ferma una causa. In quasi tutti gli stati le carte possono essere lasciate a un altro adulto, spedite, affisse alla porta o pubblicate. Allora il termine corre e può perdere senza essere sentito. Le prenda, guardi la data e risponda. Prenderle non è accettare.',
  },
  'us.fact.emergency-room': {
    says: 'Il pronto soccorso non può mandarLa via perché mancano assicurazione, soldi o documenti. La legge federale obbliga quasi ogni ospedale a visitarLa e a curare un’emergenza o un parto finché è stabile. Il conto può arrivare dopo: chieda financial assistance. Mandato via? Reclamo a CMS o allo stato. In pericolo 911.',
  },
  'us.fact.no-1099': {
    says: 'Deve le tasse su ciò che guadagna con o senza modulo 1099. Il modulo è dovere di chi paga. Il Suo è dichiarare tutto, anche i contanti. Da $400 di utile l’anno c’è la self-employment tax. Entrate meno spese su Schedule C. Dimenticato? Form 1040-X prima che l’IRS scriva.',
  },
  'us.fact.irs-ten-years': {
    says: 'L’IRS ha di solito dieci anni da quando ha fissato la tassa per riscuoterla. Il tempo si ferma in un fallimento, con una richiesta di accordo o rate, o se vive a lungo all’estero. Senza dichiarazione per lo più non è iniziato. Dopo non può riscuotere il resto. Chieda prima la data (CSED).',
  },
  'us.fact.policy-canceled-after-crash': {
    says: 'Un incidente di solito non basta per annullare una polizza auto in corso. Dopo circa 60 giorni quasi tutti gli stati lo permettono solo se non ha pagato, ha mentito o perso la patente. L’assicuratore deve scrivere prima col motivo. Alla fine può non rinnovare. Reclamo all’ufficio assicurazioni dello stato.',
  },
  'us.fact.training-time': {
    says: 'La formazione per lo più è lavoro e va pagata. Non pagata solo se valgono tutte e quattro: fuori orario, libera, non sul Suo lavoro e senza lavorare lì. Annoti le ore e chieda la paga per iscritto. La Wage and Hour Division aiuta gratis: 1-866-487-9243.',
  },
}

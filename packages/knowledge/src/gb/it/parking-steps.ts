/** What to do about a private parking charge, step by step: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STEPS_IT: Words = {
  'gb.parking.step-evidence': {
    says: 'Raccolga le prove: il biglietto o l’estratto conto, le foto dei cartelli, e il nome di chi era con Lei.',
  },
  'gb.parking.step-rejected': {
    says: 'Usi il codice della lettera per fare ricorso a POPLA o IAS prima dell’ultimo giorno. È gratis.',
  },
  'gb.parking.step-collector': {
    says: 'Scriva una volta alla società di recupero e alla ditta del parcheggio. Dica che contesta la somma e perché, e dia il Suo indirizzo attuale.',
  },
  'gb.parking.step-collector-watch': {
    says: 'Stia attento a un avviso di causa (letter before claim) o ad atti del tribunale. A quelli deve rispondere, quindi apra ogni lettera.',
  },
  'gb.parking.step-court': {
    says: 'Risponda entro la data della lettera. Dica che cosa contesta, e chieda l’avviso, le foto e i cartelli.',
  },
  'gb.parking.step-landowner': {
    says: 'Chieda al negozio, all’ospedale o al proprietario di annullarla. Mostri uno scontrino o la prova che era cliente o paziente.',
  },
  'gb.parking.step-keying': {
    says: 'Ha pagato ma scritto male la targa? Mandi la ricevuta. Per un piccolo errore il codice dice che la somma dovrebbe essere annullata.',
  },
  'gb.parking.step-signs': {
    says: 'Torni e fotografi i cartelli da dove è entrato. Mostri se sono piccoli, alti, al buio o nascosti.',
  },
  'gb.parking.step-hire': {
    says: 'Per un’auto a noleggio, controlli che abbiano mandato il contratto di noleggio e la Sua dichiarazione firmata. Senza, forse chi noleggia non deve pagare.',
  },
  'gb.parking.step-pay-offer': {
    says: 'Se ammette di dovere la somma, offra quella iniziale senza il costo aggiunto. Lo faccia per iscritto.',
  },
  'gb.parking.step-keep': {
    says: 'Conservi ogni lettera e busta. Se cambia casa, avvisi la ditta del parcheggio e la DVLA, così gli atti del tribunale Le arrivano.',
  },
  'gb.parking.step-check-member': {
    says: 'Controlli se la ditta è membro di BPA o IPC. Le ditte fuori da entrambe non possono avere il Suo indirizzo dalla DVLA.',
  },
  'gb.parking.step-collector-papers': {
    says: 'Chieda loro il primo avviso, le foto e l’elenco di ogni costo aggiunto.',
  },
  'gb.parking.step-rejected-answer': {
    says: 'Risponda a ogni motivo della ditta. Chieda di provare i cartelli, il contratto con il proprietario e le date.',
  },
  'gb.parking.step-rejected-after': {
    says: 'Se il ricorso indipendente va male, può pagare o aspettare una causa. Non ignori mai gli atti del tribunale.',
  },
  'gb.parking.step-count-days-windscreen': {
    says: 'Conti i giorni dall’avviso sull’auto a questo avviso. Dovrebbe arrivare tra il giorno 29 e il giorno 56.',
  },
  'gb.parking.step-do-not-pay-yet': {
    says: 'Decida prima di pagare. Se paga, perde il diritto al ricorso.',
  },
  'gb.parking.step-appeal': {
    says: 'Se pensa che sia sbagliato, faccia ricorso alla ditta entro 28 giorni. Lo faccia entro 14 giorni per mantenere il prezzo ridotto.',
  },
  'gb.parking.step-pay-discount': {
    says: 'Se è d’accordo, paghi il prezzo ridotto nel tempo dato. Conservi la ricevuta.',
  },
  'gb.parking.step-count-days': {
    says: 'Conti i giorni dal parcheggio all’arrivo di questo avviso. Se sono più di 14, forse l’intestatario (keeper) non deve pagare.',
  },
  'gb.parking.step-as-keeper': {
    says: 'Scriva come intestatario (keeper). Dica «the driver» (chi guidava) e non «io», se vuole usare le regole per gli intestatari.',
  },
}

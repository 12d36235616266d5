/** The Italian words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_IT: Words = {
  'ca.parking.want': {
    says: 'Guardi chi l’ha mandato. Una società privata non è un ufficio pubblico.',
  },
  'ca.parking.reality': {
    says: 'Non è una multa del comune o della polizia. Per farla pagare, la società dovrebbe andare in tribunale.',
  },
  'ca.parking.who': {
    says: 'Una società di parcheggio privata non ha il potere di multare. Può dire che ha violato un contratto sui suoi cartelli.',
  },
  'ca.parking.rights': { says: 'Può chiedere prove: i cartelli, gli orari e di chi è il terreno.' },
  'ca.parking.not-yet': {
    says: 'Non possono togliere punti o bloccare la patente. Una multa comunale (by-law ticket) è diversa.',
  },
  'ca.parking.right-proof': {
    says: 'Può chiedere alla società di provare il contratto, il cartello e la somma.',
  },
  'ca.parking.step-who': {
    says: 'Guardi chi l’ha mandato. Se c’è scritto by-law, comune o tribunale, lo tratti come una multa pubblica.',
  },
  'ca.parking.step-proof': { says: 'Fotografi i cartelli e tenga la ricevuta.' },
  'ca.parking.step-write': { says: 'Se non è d’accordo, scriva alla società. Dica perché.' },
  'ca.parking.opt-dispute': {
    says: 'Dica che cosa è sbagliato e chieda prove.',
    title: 'Contestarlo per iscritto',
    cost: 'Gratis.',
    time: 'Una lettera.',
    risk: 'Possono darlo a una società di recupero crediti.',
    bestFor: 'Ha pagato, o i cartelli non erano chiari.',
  },
  'ca.parking.opt-pay': {
    says: 'Paghi se è d’accordo che deve i soldi.',
    title: 'Pagare',
    cost: 'La somma richiesta.',
    time: 'Entro la data dell’avviso.',
    risk: 'Nessuno.',
    bestFor: 'Ha parcheggiato senza pagare e vuole chiudere.',
  },
  'ca.parking.qc-penalty': {
    says: 'In Québec una clausola penale si può ridurre se è abusiva. La società deve mostrare che Lei l’ha accettata.',
  },
  'ca.parking.right-mislead': {
    says: 'Una società privata non può ingannarla, per esempio con un conto che sembra una multa del comune.',
  },
  'ca.parking.on-tow': {
    says: 'In Ontario una società di rimozione deve chiedere solo le tariffe esposte e lasciarle prendere gratis le Sue cose.',
  },
  'ca.parking.right-penalty': {
    says: 'Chieda su quale clausola si basa la spesa. Un tribunale può ridurre una spesa che solo La punisce ed è molto sopra la loro perdita.',
  },
  'ca.parking.right-penalty-asked': {
    says: 'Chieda su quale clausola si basa la spesa. Un tribunale può ridurre una spesa che solo La punisce ed è molto sopra la loro perdita.',
  },
  'ca.parking.on-trespass': {
    says: 'In Ontario solo un tribunale può multarLa per ingresso abusivo (trespass), dopo un’accusa. L’avviso di una ditta è una richiesta di denaro che essa deve provare.',
  },
}

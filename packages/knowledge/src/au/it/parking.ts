/** The Italian words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_IT: Words = {
  'au.parking.want': {
    says: 'Guardi chi l’ha mandato. Una ditta privata non è un ufficio pubblico.',
  },
  'au.parking.reality': {
    says: 'Questa non è una multa. Una ditta privata non può farle una multa. Per farla pagare dovrebbe farle causa.',
  },
  'au.parking.who': {
    says: 'Una ditta privata di parcheggio dice che Lei ha violato un contratto scritto sui suoi cartelli. Non ha poteri pubblici.',
  },
  'au.parking.rights': { says: 'Può chiedere le prove dei cartelli, dell’ora e del vero danno.' },
  'au.parking.not-yet': { says: 'Non possono togliere punti o fermare la Sua patente.' },
  'au.parking.right-proof': {
    says: 'Una somma molto più alta del loro danno può essere una penale o una clausola ingiusta, che non La obbliga.',
  },
  'au.parking.right-harass': { says: 'Non possono far finta che sia una multa o tormentarla.' },
  'au.parking.step-who': {
    says: 'Guardi chi l’ha mandato. Se è un comune (council) o la polizia, è una vera multa con una scadenza.',
  },
  'au.parking.step-proof': { says: 'Fotografi i cartelli e tenga il Suo biglietto.' },
  'au.parking.step-write': {
    says: 'Se non è d’accordo, scriva una volta e dica perché. Non dica chi guidava se non è obbligato.',
  },
  'au.parking.opt-dispute': {
    says: 'Dica che cosa è sbagliato e chieda le prove.',
    title: 'Contestarlo per iscritto',
    cost: 'Gratis.',
    time: 'Una lettera.',
    risk: 'Possono passarlo a una società di recupero.',
    bestFor: 'Ha pagato, o i cartelli non erano chiari.',
  },
  'au.parking.opt-pay': {
    says: 'Paghi se è d’accordo di dovere la somma.',
    title: 'Pagare',
    cost: 'La somma chiesta.',
    time: 'Entro la data nell’avviso.',
    risk: 'Nessuno.',
    bestFor: 'Vuole che sia finita.',
  },
  'au.parking.right-penalty': {
    says: 'Una somma molto più alta del danno può essere una penale che un tribunale non farà valere. Solo un ente pubblico può farle una multa.',
  },
  'au.parking.right-mislead': {
    says: 'Una ditta privata non può far sembrare la sua richiesta una multa ufficiale o ingannarla sui Suoi diritti.',
  },
}

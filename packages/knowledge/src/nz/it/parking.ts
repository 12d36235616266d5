/** The Italian words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_IT: Words = {
  'nz.parking.want': {
    says: 'Guardi chi l’ha mandato. Una società privata non è un ufficio pubblico.',
  },
  'nz.parking.reality': {
    says: 'Non è una multa. Una società privata può chiedere solo la sua perdita ragionevole secondo un contratto, e dovrebbe fare causa.',
  },
  'nz.parking.who': {
    says: 'Una società privata di parcheggi non ha poteri pubblici. Si basa sui suoi cartelli.',
  },
  'nz.parking.rights': { says: 'Può contestarlo con la società, e poi al Disputes Tribunal.' },
  'nz.parking.not-yet': {
    says: 'Un avviso privato (breach notice) non porta punti di penalità (demerit points).',
  },
  'nz.parking.right-loss': {
    says: 'Possono chiedere solo una somma giusta per la loro perdita e i costi, non una punizione.',
  },
  'nz.parking.right-clamp': {
    says: 'La tariffa per una ganascia può essere al massimo di 100 $. La ganascia va tolta poco dopo il pagamento.',
  },
  'nz.parking.clamp-fee': {
    says: 'La tariffa per una ganascia può essere al massimo di 100 $.',
    name: 'Tariffa per la ganascia',
  },
  'nz.parking.step-who': {
    says: 'Guardi chi l’ha mandato. Se è un comune (council) o la polizia, è una vera multa con un ultimo giorno.',
  },
  'nz.parking.step-proof': { says: 'Faccia foto dei cartelli e tenga il biglietto.' },
  'nz.parking.step-write': {
    says: 'Se non è d’accordo, scriva alla società e dica perché. Dica che lo contesta.',
  },
  'nz.parking.opt-dispute': {
    says: 'Scriva alla società con i Suoi motivi. Poi può decidere il Disputes Tribunal.',
    title: 'Contestarlo',
    cost: 'All’inizio gratis.',
    time: 'Settimane.',
    risk: 'Possono passarlo a una società di recupero crediti.',
    bestFor: 'Ha pagato, o i cartelli non erano chiari.',
  },
  'nz.parking.opt-pay': {
    says: 'Paghi se è d’accordo che lo deve.',
    title: 'Pagare',
    cost: 'La somma chiesta.',
    time: 'Entro la data sull’avviso.',
    risk: 'Nessuno.',
    bestFor: 'Vuole che finisca.',
  },
  'nz.parking.right-penalty': {
    says: 'Una somma fuori da ogni proporzione con il danno può essere una penale (penalty) che un tribunale non farà pagare.',
  },
  'nz.parking.right-mislead': {
    says: 'Una società privata non può ingannarla sui Suoi diritti o chiamare multa la sua richiesta.',
  },
  'nz.parking.right-tribunal': {
    says: 'Se non è d’accordo, può decidere il Disputes Tribunal. Costa poco e non Le serve un avvocato.',
  },
}

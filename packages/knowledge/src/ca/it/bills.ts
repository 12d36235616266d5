/** The Italian words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_IT: Words = {
  'ca.bill.want': { says: 'Cerchi la data entro cui vogliono una risposta.' },
  'ca.bill.reality': {
    says: 'Devono avvisarla prima di staccare. Quasi tutti fanno un piano se chiama prima Lei.',
  },
  'ca.bill.who': {
    says: 'Le società di luce e gas seguono le regole della provincia. Quelle di telefono e internet seguono regole federali.',
  },
  'ca.bill.rights': {
    says: 'Può controllare la lettura, contestare la bolletta e chiedere tempo per pagare.',
  },
  'ca.bill.not-yet': { says: 'Non possono staccare la Sua casa senza prima un avviso scritto.' },
  'ca.bill.right-dispute': {
    says: 'Può contestare una bolletta. Paghi la parte su cui è d’accordo.',
  },
  'ca.bill.right-ccts': {
    says: 'Per bollette di telefono, internet o TV la CCTS aiuta gratis, se la società non risolve.',
  },
  'ca.bill.step-call': {
    says: 'Chiami la società prima della data. Chieda un piano di pagamento.',
  },
  'ca.bill.step-check': { says: 'Controlli sulla bolletta la lettura, le date e il prezzo.' },
  'ca.bill.step-fund': {
    says: 'Chieda dei fondi di aiuto per chi ha un reddito basso nella Sua provincia.',
  },
  'ca.bill.opt-plan': {
    says: 'Offra una somma al mese oltre alla nuova bolletta.',
    title: 'Chiedere un piano di pagamento',
    cost: 'La somma concordata.',
    time: 'Prima della data del distacco.',
    risk: 'Se salta una rata, possono staccare.',
    bestFor: 'Deve i soldi, ma non può pagare tutto subito.',
  },
  'ca.bill.opt-complain': {
    says: 'Prima alla società, poi all’autorità di controllo (regulator) o alla CCTS.',
    title: 'Fare reclamo',
    cost: 'Gratis.',
    time: 'Settimane.',
    risk: 'Basso.',
    bestFor: 'La bolletta è sbagliata.',
  },
  'ca.bill.right-regulator': {
    says: 'Una società di luce o gas deve seguire regole approvate da un’autorità pubblica (regulator). Faccia reclamo alla società e poi gratis all’autorità.',
  },
  'ca.bill.right-wireless-notice': {
    says: 'Prima che stacchino un cellulare per una bolletta non pagata, deve ricevere un avviso 14 giorni prima e un altro 24 ore prima.',
  },
}

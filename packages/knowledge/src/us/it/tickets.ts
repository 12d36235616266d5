/** The Italian words of the rows in ../tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKETS_IT: Words = {
  'us.ticket.want': {
    says: 'Una città, una contea o uno Stato dice che è stata violata una regola di strada o parcheggio. Vuole una multa o una risposta.',
  },
  'us.ticket.rights-summary': {
    says: 'Può pagare, o dire che non è colpevole (not guilty) e chiedere un’udienza.',
  },
  'us.ticket.right-hearing': {
    says: 'Ha diritto a un’udienza davanti a un giudice o funzionario. La multa dice come e l’ultimo giorno.',
  },
  'us.ticket.step-date': {
    says: 'Agisca entro la data sulla multa. Mancarla può aggiungere spese, e per multe stradali può costare la patente.',
  },
  'us.ticket.step-check': {
    says: 'Controlli targa, posto, data e codice. Faccia foto dei cartelli e tenga le ricevute.',
  },
  'us.ticket.option-contest': {
    says: 'Chieda un’udienza online, per posta o di persona, e porti le Sue prove.',
    title: 'Contestare',
    cost: 'Gratis in quasi tutti i posti',
    time: 'Entro la data sulla multa',
    risk: 'Può perdere uno sconto per chi paga presto.',
    bestFor: 'La multa è sbagliata, o mancavano i cartelli.',
  },
  'us.ticket.option-plan': {
    says: 'Dica al tribunale che non può pagare. Dovrebbe chiederle dei Suoi mezzi prima di punirla perché non paga.',
    title: 'Chiedere un piano o una multa più bassa',
    cost: 'Una parte della multa ogni mese',
    time: 'Prima della data sulla multa',
    risk: 'Nessuno.',
    bestFor: 'Non può pagare tutto subito.',
  },
  'us.ticket.private': {
    says: 'Un avviso di un parcheggio privato è un conto, non una multa. Solo un ente pubblico può multarla.',
  },
  'us.ticket.private-step': {
    says: 'Controlli chi l’ha mandato. Se è una ditta privata, scriva e chieda le prove e il contratto su cui si basa.',
  },
  'us.ticket.private-option': {
    says: 'Scriva perché non deve i soldi, con foto e ricevute.',
    title: 'Contestare il conto privato',
    cost: 'Gratis',
    time: 'Prima della data nell’avviso',
    risk: 'Possono passarlo a una società di recupero crediti, che deve provarlo.',
    bestFor: 'I cartelli non erano chiari o ha pagato.',
  },
}

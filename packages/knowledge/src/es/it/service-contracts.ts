/** The Italian words of Spain: service contracts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_IT: Words = {
  'es.energy.right-leave': {
    says: 'Può chiudere un contratto della luce di casa in ogni momento senza penale. Nel primo anno di prezzo fisso possono chiedere al massimo il 5% dell’energia che resta.',
  },
  'es.energy.right-essential': {
    says: 'Una fornitura di casa può essere dichiarata essenziale e allora non si stacca. Vale per macchine che tengono in vita qualcuno, e per alcune famiglie seguite dai servizi sociali.',
  },
  'es.energy.reconnect': { says: 'Una volta pagato, la luce di casa deve tornare entro 24 ore.' },
  'es.phone.right-change': {
    says: 'Se la compagnia telefonica cambia il contratto, deve dirlo un mese prima. Allora può andare via senza penale.',
  },
  'es.insurance.right-questions': {
    says: 'Doveva rispondere solo a ciò che l’assicurazione Le ha chiesto. È libera dal pagare solo se Lei ha nascosto qualcosa apposta o per grave negligenza.',
  },
  'es.insurance.right-crash-offer': {
    says: 'Dopo un incidente l’assicurazione dell’altra parte ha tre mesi per un’offerta motivata o un no motivato. Può chiedere direttamente a lei, entro un anno.',
  },
  'es.flight.right-money': {
    says: 'Per un volo con oltre tre ore di ritardo, o cancellato tardi, riceve da 250 a 600 €. Non vale per una causa esterna inevitabile.',
  },
  'es.flight.right-care': {
    says: 'Mentre aspetta Le devono cibo e, di notte, un albergo. Dopo una cancellazione sceglie: i soldi indietro o un altro volo.',
  },
  'es.phone.right-stay': {
    says: 'La penale per l’uscita anticipata deve calare con il tempo che resta. Chieda l’impegno firmato e il calcolo, e reclami gratis all’ufficio pubblico.',
  },
  'es.bill.right-false-link': {
    says: 'È arrivato per SMS o e-mail? Non apra il link. Guardi nell’app dell’azienda. Le bollette false sono un reato (estafa).',
  },
  'es.bill.right-false-refund': {
    says: 'Se ha dato i dati della carta a una pagina falsa, avvisi subito la banca. Deve restituire i pagamenti che Lei non ha autorizzato.',
  },
}

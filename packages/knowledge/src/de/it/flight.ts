/** The Italian words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_IT: Words = {
  'de.flight.want': {
    says: 'La compagnia rifiuta la richiesta o offre altro.',
  },
  'de.flight.right-sum': {
    says: 'Tre ore di ritardo, cancellazione tardiva o imbarco negato: 250, 400 o 600 € secondo la distanza. Non per cause straordinarie.',
  },
  'de.flight.right-proof': {
    says: 'La compagnia deve provarlo. Un guasto o equipaggio malato di solito non basta.',
  },
  'de.flight.right-voucher': {
    says: 'Può rifiutare i buoni e chiedere denaro. In caso di cancellazione sceglie: rimborso o altro volo.',
  },
  'de.flight.right-limit': {
    says: 'Ha tre anni dalla fine dell’anno del volo.',
  },
  'de.flight.step': {
    says: 'Scriva volo, giorno, ritardo e somma, dia 14 giorni e chieda prova della causa.',
  },
  'de.flight.option': {
    says: 'Dopo due mesi senza buona risposta aiuta gratis l’organo di conciliazione dei viaggi.',
    title: 'Conciliazione gratuita',
    cost: 'Gratuito.',
    time: 'Alcuni mesi.',
    risk: 'Nessuno.',
    bestFor: 'La compagnia rifiuta.',
  },
}

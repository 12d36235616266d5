/** The Italian words of Spain: fine reasons. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_IT: Words = {
  'es.fine.right-court': {
    says: 'Contro la decisione finale può chiedere un riesame entro un mese, o andare dal giudice amministrativo entro due mesi.',
  },
  'es.fine.know-driver': {
    says: 'Non indicare chi guidava è un’infrazione a parte. Costa il doppio della prima multa se era lieve, e il triplo se era grave.',
  },
  'es.fine.phone': {
    says: 'Tenere in mano un telefono alla guida vale come grave: 200 € e sei punti. Nei primi venti giorni basta metà della somma.',
  },
  'es.fine.low-emission': {
    says: 'Guidare in una zona a basse emissioni (ZBE) senza permesso vale come grave: 200 € e nessun punto. Controlli i segnali e le eccezioni del comune.',
  },
  'es.fine.parking': {
    says: 'Per la sosta risponde il proprietario, se non è indicato un altro conducente. Una multa lieve è al massimo di 100 €, ed è troppo vecchia dopo tre mesi.',
  },
  'es.fine.no-insurance': {
    says: 'Un’auto senza assicurazione costa da 601 a 3.005 € secondo una legge a parte. Se quel giorno era assicurato, mandi la polizza.',
  },
}

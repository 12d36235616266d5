/** Italian: the words of the rows in ../statutory-demand-northern-ireland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_NORTHERN_IRELAND_IT: Words = {
  'gb.stat-ni.wants': {
    says: 'Vogliono la somma, o un accordo, entro tre settimane. Poi possono chiedere alla High Court la sua bancarotta.',
  },
  'gb.stat-ni.reality': {
    says: 'Nessun tribunale l’ha ancora esaminato. Ma il silenzio li lascia andare fino alla bancarotta. Agisca questa settimana.',
  },
  'gb.stat-ni.right-set-aside': {
    says: 'Può chiedere alla High Court di annullare la richiesta. È possibile se contesta il debito con buone ragioni, o se le devono altrettanto. Lo chieda subito; la richiesta dice entro quando.',
  },
  'gb.stat-ni.right-too-old': {
    says: 'La maggior parte dei debiti è troppo vecchia sei anni dopo l’ultimo pagamento o scritto che li riconosce. È una ragione per contestare la richiesta.',
  },
}

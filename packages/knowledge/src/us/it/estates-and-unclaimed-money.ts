/** The Italian words of the rows in ../estates-and-unclaimed-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATES_AND_UNCLAIMED_MONEY_IT: Words = {
  'us.life.right-found': {
    says: 'Può chiedere gratis al Suo Stato i soldi perduti. Le ditte che offrono di trovarli vogliono una parte, e molti Stati la limitano.',
  },
  'us.life.step-found': {
    says: 'Cerchi prima sul sito proprio del Suo Stato per i beni non reclamati (unclaimed property). Prima non firmi e non paghi nulla.',
  },
  'us.life.reality-found': {
    says: 'Non deve nulla. A nessuno serve per questo la password della Sua banca.',
  },
  'us.life.right-estate': {
    says: 'Gli eredi possono vedere il testamento, e c’è un tempo breve per opporsi. Le richieste contro il morto vanno presentate entro la data nell’avviso.',
  },
  'us.life.reality-estate': {
    says: 'Quasi sempre Lei non è obbligato a pagare i debiti di un parente morto. Prima li paga l’eredità (estate).',
  },
  'us.life.step-estate': {
    says: 'Scriva il tribunale, il numero della causa e le date. Chieda al cancelliere (clerk) una copia dei documenti.',
  },
}

/** Verjährung auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_DE: Words = {
  'de.limitation.ordinary': {
    says: 'Die meisten Forderungen verjähren nach drei Jahren ab Jahresende. Sie müssen sich selbst darauf berufen.',
    from: 'das Ende des Jahres, in dem die Rechnung fällig war und man Sie kannte',
    restartedBy:
      'Zahlung oder Anerkenntnis starten die drei Jahre neu. Mahnbescheid oder Verhandlungen halten sie an.',
  },
  'de.limitation.loan': {
    says: 'Bei Verbraucherkrediten dauert es länger: Im Verzug ruhen die drei Jahre bis zu zehn Jahre. Holen Sie Rat.',
    from: 'das Ende des Jahres der Fälligkeit; bei Verbraucherkrediten ruht die Frist im Verzug bis zu zehn Jahre',
    restartedBy: 'Zahlung oder Anerkenntnis starten die Frist neu.',
  },
}

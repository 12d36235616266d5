/** Too much benefit paid in Northern Ireland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NORTHERN_IRELAND_DE: Words = {
  'gb.ni-benefit.wants': {
    says: 'Das Department for Communities sagt, dass es Ihnen zu viel gezahlt hat, und will es zurück.',
  },
  'gb.ni-benefit.right-less': {
    says: 'Universal Credit darf man zurückholen, auch wenn der Fehler beim Amt lag. Sie können kleinere Raten oder bei Not einen Verzicht verlangen. Bei älteren Leistungen muss es Ihr Fehler sein.',
  },
  'gb.ni-benefit.step': {
    says: 'Fragen Sie, wie jede Summe berechnet wurde. Ist sie falsch, bitten Sie innerhalb eines Monats um eine neue Prüfung. Schicken Sie eine Liste Ihrer Kosten und was Sie zahlen können.',
  },
}

/** The German words of the rows in ../leave-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LEAVE_AND_BREAKS_DE: Words = {
  'us.pay.right-leave': {
    says: 'Bei Firmen mit 50 Beschäftigten können Sie meist 12 Wochen unbezahlt frei nehmen und Ihre Stelle zurückbekommen. Sie bekommen 15 Tage für ein ärztliches Formular.',
  },
  ...stateWords('work-breaks', {
    CA: 'bekommen Sie 30 Minuten zum Essen bei einer Schicht über fünf Stunden, und zehn Minuten Pause alle vier Stunden. Eine ausgefallene kostet die Firma einen Stundenlohn',
    IL: 'bekommen Sie 20 Minuten zum Essen bei einer Schicht von siebeneinhalb Stunden',
    MA: 'bekommen Sie 30 Minuten zum Essen bei einer Schicht von mehr als sechs Stunden',
    NY: 'bekommen Sie meist 30 Minuten zum Mittagessen bei einer Schicht von mehr als sechs Stunden',
    WA: 'bekommen Sie 30 Minuten zum Essen bei einer Schicht über fünf Stunden, und zehn Minuten Pause alle vier Stunden',
  }),
}

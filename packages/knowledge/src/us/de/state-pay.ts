/** The German words of the rows in ../state-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_PAY_DE: Words = {
  ...stateWords(['last-pay', 'last-pay-asked'], {
    ...sameCells(
      'IN MD MI NJ NY NC PA VA WI',
      'ist Ihr letzter Lohn bis zum nächsten Zahltag fällig',
    ),
    AZ: 'ist Ihr letzter Lohn innerhalb von sieben Werktagen oder bis zum nächsten Zahltag fällig, wenn man Sie entlässt',
    CA: 'ist Ihr letzter Lohn sofort fällig, wenn man Sie entlässt. Für jeden Tag Verspätung können Sie einen Tageslohn verlangen, bis zu 30 Tage',
    CO: 'ist Ihr letzter Lohn sofort fällig, wenn man Sie entlässt',
    NV: 'ist Ihr letzter Lohn sofort fällig, wenn man Sie entlässt',
    CT: 'ist Ihr letzter Lohn bis zum nächsten Geschäftstag fällig, wenn man Sie entlässt, oder bis zum nächsten Zahltag, wenn Ihre Stelle wegfällt (layoff)',
    DC: 'ist Ihr letzter Lohn bis zum nächsten Werktag fällig, wenn man Sie entlässt',
    IL: 'ist Ihr letzter Lohn bis zum nächsten Zahltag fällig, mit den verdienten Urlaubstagen',
    MA: 'ist Ihr letzter Lohn am selben Tag fällig, wenn man Sie entlässt. Kommt er zu spät, können Sie das Dreifache der Summe verlangen',
    MN: 'ist Ihr letzter Lohn innerhalb von 24 Stunden fällig, nachdem Sie schriftlich danach gefragt haben, wenn man Sie entlässt',
    MO: 'ist Ihr letzter Lohn an dem Tag fällig, an dem man Sie entlässt. Verlangen Sie ihn schriftlich',
    OR: 'ist Ihr letzter Lohn bis zum Ende des nächsten Geschäftstags fällig, wenn man Sie entlässt',
    SC: 'ist Ihr letzter Lohn innerhalb von 48 Stunden oder bis zum nächsten Zahltag fällig',
    TN: 'ist Ihr letzter Lohn bis zum nächsten Zahltag oder innerhalb von 21 Tagen fällig, was später ist',
    TX: 'ist Ihr letzter Lohn innerhalb von sechs Tagen fällig, wenn man Sie entlässt',
    UT: 'ist Ihr letzter Lohn innerhalb von 24 Stunden fällig, wenn man Sie entlässt',
    VT: 'ist Ihr letzter Lohn innerhalb von 72 Stunden fällig, wenn man Sie entlässt',
    WA: 'ist Ihr letzter Lohn bis zum Ende des Lohnzeitraums fällig',
  }),
}

/** The German words of the rows in ../state-parking-and-tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PARKING_AND_TOLLS_DE: Words = {
  ...stateWords('city-parking', {
    FL: 'können Sie einen Parkstrafzettel der Stadt bis zum Datum darauf zahlen oder eine Anhörung (hearing) verlangen. Unbezahlte können die Verlängerung des Kennzeichens stoppen',
    MI: 'können Sie einen Parkstrafzettel bis zum Datum darauf zahlen oder beim district court oder Amt der Stadt (city bureau) eine Anhörung (hearing) verlangen',
    NC: 'ist ein Parkstrafzettel der Stadt meist eine zivile Strafe (civil penalty). Sie können bei der Stadt Widerspruch (appeal) einlegen, wie es darauf steht',
    VA: 'können Sie einen Parkstrafzettel bis zum Datum darauf beim general district court anfechten',
  }),
  ...stateWords('toll-bill', {
    MA: 'können Sie eine Mautrechnung bis zum Datum darauf schriftlich bestreiten. Unbezahlte können die Verlängerung von Führerschein und Kennzeichen stoppen',
    NJ: 'bekommt der Eigentümer die Mautmitteilung. Sie können zeigen, dass ein anderer fuhr oder das Auto verkauft oder gestohlen war',
    WA: 'können Sie eine Mautstrafe bis zum Datum in der Mitteilung schriftlich oder bei einer Anhörung (hearing) bestreiten',
  }),
}

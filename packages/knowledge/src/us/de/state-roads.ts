/** The German words of the rows in ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ROADS_DE: Words = {
  ...stateWords('road-fines', {
    AZ: 'können Sie zu einem Verkehrsstrafzettel eine Anhörung (hearing) verlangen oder viele einmal in 12 Monaten mit einem Fahrkurs erledigen',
    GA: 'bekommt der Eigentümer Mitteilungen von Kameras und Maut. Bis zum genannten Datum können Sie beschwören, dass ein anderer fuhr oder das Auto gestohlen war',
    MI: 'antworten Sie auf einen Verkehrsstrafzettel bis zu dem Tag darauf, meist innerhalb von 14 Tagen: zugeben, erklären oder eine Anhörung (hearing) verlangen',
    NC: 'haben Sie ab einer Mautrechnung 30 Tage, um zu zahlen oder schriftlich eine Prüfung (review) zu verlangen',
    TX: 'können Sie bei vielen Strafzetteln bis zum Antwortdatum um einen Fahrkurs bitten, und der Fall wird dann eingestellt',
  }),
  ...stateWords('license-hold', {
    NC: 'nimmt man Ihnen nach einem versäumten Gerichtstag oder einer unbezahlten Strafe den Führerschein ab dem 60. Tag nach dem Absenden der Anordnung. Regeln Sie es vorher, oder zeigen Sie dem Gericht, dass Sie nicht zahlen können',
  }),
}

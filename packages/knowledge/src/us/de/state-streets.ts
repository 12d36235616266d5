/** The German words of the rows in ../state-streets.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_STREETS_DE: Words = {
  ...stateWords('traffic', {
    CA: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), ein schriftliches Verfahren (trial in writing) oder eine Verkehrsschule (traffic school) verlangen. Handeln Sie bis zum Datum auf dem Strafzettel',
    FL: 'haben Sie 30 Tage, um zu zahlen, einen Fahrkurs zu wählen oder eine Anhörung (hearing) zu verlangen',
    GA: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), und am Tag des Strafzettels vor Gericht gehört werden. Nicht zu kommen, kann den Führerschein kosten',
    IL: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), oder um court supervision bitten, die meist Punkte verhindert',
    NJ: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), und beim municipal court gehört werden, oder den Ankläger (prosecutor) um einen geringeren Vorwurf bitten',
    NY: 'können Sie in der Zeit auf dem Strafzettel sagen, dass Sie nicht schuldig sind (not guilty), und eine Anhörung (hearing) bekommen. Nicht zu antworten, kann den Führerschein sperren',
    OH: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), vor Gericht oder meist per Formular, und ein Verfahren (trial) haben. Der Staat muss es beweisen',
    PA: 'haben Sie zehn Tage für die Antwort: Sagen Sie, dass Sie nicht schuldig sind (not guilty), und verlangen Sie eine Anhörung (hearing). Danach haben Sie 30 Tage für die Berufung (appeal)',
    VA: 'können Sie es beim general district court anfechten und innerhalb von zehn Tagen Berufung (appeal) einlegen. 20 zu schnell oder über 85 mph ist reckless driving, eine Straftat',
    WA: 'haben Sie 30 Tage für die Antwort: zahlen, in einer Anhörung erklären oder anfechten',
  }),
  ...stateWords('tow', {
    IL: 'braucht privates Abschleppen klare Schilder und feste Gebühren, und Sie können sich bei der commerce commission beschweren',
    MA: 'muss privates Abschleppen der Polizei gemeldet werden, und die Gebühren setzt der Bundesstaat fest',
    NJ: 'braucht privates Abschleppen Schilder und faire Gebühren, und Sie können das Auto zu festen Zeiten zurückbekommen',
    OH: 'braucht ein privater Parkplatz Schilder zum Abschleppen, Gebühren sind begrenzt, und Sie können Sachen aus dem Auto holen',
    PA: 'darf ein privater Parkplatz nur abschleppen, wenn Schilder es sagen und die Gebühr und den Ort des Autos nennen',
  }),
  ...stateWords('card-age', {
    FL: 'ist die Zeit, wegen einer Kartenschuld zu klagen, vier oder fünf Jahre, je nach den Papieren. Danach können Sie dem Gericht sagen, dass es zu spät ist',
    VA: 'ist die Zeit, wegen einer Kartenschuld zu klagen, drei Jahre, oder fünf mit einem schriftlichen Vertrag, den Sie unterschrieben haben',
  }),
}

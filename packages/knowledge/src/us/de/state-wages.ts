/** The German words of the rows in ../state-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_WAGES_DE: Words = {
  ...stateWords('unpaid-wages', {
    AZ: 'können Sie das Dreifache des unbezahlten Lohns einklagen oder innerhalb eines Jahres für eine kleinere Summe einen Antrag (claim) beim Bundesstaat stellen',
    CA: 'können Sie kostenlos einen Lohnantrag (wage claim) beim Labor Commissioner stellen. Die meisten reichen drei Jahre zurück',
    FL: 'können Sie unbezahlten Lohn einklagen, und wer verliert, muss vielleicht die Anwälte bezahlen. Beim Mindestlohn schreiben Sie zuerst',
    IL: 'können Sie unbezahlten Lohn und 5 % mehr für jeden Monat Verspätung verlangen',
    MA: 'beschweren Sie sich zuerst beim Attorney General. Dann können Sie drei Jahre lang das Dreifache des unbezahlten Lohns und Anwaltskosten verlangen',
    MI: 'haben Sie 12 Monate, um beim Bundesstaat kostenlos eine Lohnbeschwerde (wage complaint) einzureichen',
    NJ: 'haben Sie sechs Jahre, um unbezahlten Lohn zu verlangen, und können bis zum Doppelten der Summe dazu bekommen',
    NY: 'haben Sie sechs Jahre, um unbezahlten Lohn zu verlangen, und können noch einmal so viel dazu bekommen',
    NC: 'haben Sie zwei Jahre, um unbezahlten Lohn zu verlangen, und können noch einmal so viel dazu bekommen',
    OH: 'bringt Lohn, der über 30 Tage zu spät und nicht strittig ist, 6 % oder $200 mehr',
    PA: 'haben Sie drei Jahre, um unbezahlten Lohn zu verlangen, und können meist 25 % mehr bekommen',
    TX: 'haben Sie 180 Tage, um beim Bundesstaat kostenlos einen Lohnantrag (wage claim) zu stellen',
    VA: 'können Sie innerhalb von drei Jahren unbezahlten Lohn einklagen, noch einmal so viel, und das Dreifache, wenn es Absicht war',
    WA: 'können Sie innerhalb von drei Jahren beim Bundesstaat kostenlos eine Lohnbeschwerde (wage complaint) einreichen oder, wenn es Absicht war, auf das Doppelte klagen',
  }),
  ...stateWords('overtime', {
    CA: 'bekommen die meisten Beschäftigten ab 8 Stunden am Tag oder 40 pro Woche das Anderthalbfache, ab 12 Stunden das Doppelte',
    IL: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
    MA: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
    MI: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
    NC: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
    NJ: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
    NY: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
    OH: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
    PA: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
    VA: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
    WA: 'verlangt auch das Recht des Staates für die meisten Beschäftigten das Anderthalbfache des Lohns ab 40 Stunden pro Woche',
  }),
  ...stateWords('tips', {
    CA: 'gehört das Trinkgeld den Beschäftigten. Besitzer oder Manager dürfen nichts davon behalten und Ihren Lohn nicht damit zahlen',
    WA: 'gehört das Trinkgeld den Beschäftigten. Besitzer oder Manager dürfen nichts davon behalten und Ihren Lohn nicht damit zahlen',
    NY: 'gehört das Trinkgeld den Beschäftigten. Besitzer oder Manager dürfen keinen Teil davon behalten',
    IL: 'gehört das Trinkgeld den Beschäftigten. Besitzer oder Manager dürfen keinen Teil davon behalten',
    MA: 'gehört das Trinkgeld denen, die bedienen. Besitzer oder Manager dürfen nichts davon nehmen, und Sie können das Dreifache verlangen',
  }),
  ...stateWords('pay-cuts', {
    ...sameCells(
      'AZ IL MA MI NC NJ WA',
      'darf ein Chef nur in Fällen, die das Gesetz nennt, Geld vom Lohn abziehen. Für Fehlbeträge und Bruch braucht er meist Ihre schriftliche Zustimmung, oder es ist verboten',
    ),
    OH: 'darf ein Arbeitgeber kaputte Waren oder Werkzeuge ohne eine klare Vereinbarung mit Ihnen nicht vom Lohn abziehen',
  }),
  ...stateWords('minimum-wage', {
    ...sameCells(
      'AZ IL MA MI NJ OH WA',
      'ist der Mindestlohn höher als der des Bundes. Die Summe dieses Jahres steht auf der Seite des Arbeitsamts (labor), dort können Sie ihn fordern',
    ),
    ...sameCells(
      'GA NC',
      'gilt für die meisten Beschäftigten der Mindestlohn des Bundes von $7.25 die Stunde',
    ),
  }),
}

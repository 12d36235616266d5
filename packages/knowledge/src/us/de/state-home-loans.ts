/** The German words of the rows in ../state-home-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_LOANS_DE: Words = {
  ...stateWords('home-loan', {
    WA: 'können Sie bis 11 Tage vor dem Verkauf (trustee’s sale) zahlen, was fehlt, und den Kredit behalten',
    NC: 'muss der clerk des Gerichts Sie vor einem Verkauf anhören. Sie können die Schuld bis zehn Tage danach oder nach dem letzten höheren Gebot tilgen',
    MA: 'muss der Kreditgeber Ihnen mindestens 14 Tage vor einem Verkauf schreiben und ihn drei Wochen lang veröffentlichen',
    AZ: 'braucht ein Verkauf (trustee’s sale) 90 Tage Ankündigung. Bis zum Tag davor können Sie den Rückstand zahlen',
    GA: 'muss der Kreditgeber Ihnen mindestens 30 Tage vor einer Zwangsversteigerung (foreclosure sale) schreiben',
    IL: 'haben Sie nach den Papieren vom Gericht meist 90 Tage, um den Rückstand zu zahlen und den Kredit zu behalten',
    MI: 'muss ein Verkauf vier Wochen lang angezeigt werden. Danach haben Sie meist sechs Monate, um das Haus zurückzukaufen',
    VA: 'muss der Kreditgeber Ihnen den Verkauf schriftlich mitteilen. Fragen Sie sofort, welche Summe den Rückstand ausgleicht',
  }),
  ...stateWords('home-loan', {
    FL: 'läuft die Zwangsvollstreckung in die Wohnung über ein Gericht. Sie haben 20 Tage für die Antwort und können den Kredit zahlen, bis der Verkauf eingetragen ist',
    NJ: 'läuft die Zwangsvollstreckung über ein Gericht. Sie haben 35 Tage für die Antwort, können um Vermittlung (mediation) bitten und den Rückstand bis zum Urteil zahlen',
    NY: 'läuft die Zwangsvollstreckung in die Wohnung über ein Gericht. Früh im Fall muss es meist ein Gespräch über eine Einigung (settlement conference) geben. Gehen Sie hin',
    OH: 'läuft die Zwangsvollstreckung in die Wohnung über ein Gericht. Sie haben 28 Tage für die Antwort und können die Schuld zahlen, bis das Gericht den Verkauf bestätigt',
    PA: 'läuft die Zwangsvollstreckung in die Wohnung über ein Gericht. Sie haben 20 Tage für die Antwort und können den Rückstand bis eine Stunde vor dem Verkauf durch den sheriff zahlen',
  }),
}

/** The German words of the rows in ../state-home-values.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_VALUES_DE: Words = {
  ...stateWords('home-value', {
    AZ: 'haben Sie ab dem Absenden der Mitteilung 60 Tage, um gegen den Wert Widerspruch (appeal) einzulegen',
    CA: 'können Sie gegen einen neuen Wert innerhalb von 60 Tagen nach der Mitteilung Widerspruch (appeal) einlegen. Gegen den jährlichen Wert geht das von Juli bis zum Herbst',
    FL: 'haben Sie nach der Mitteilung im August (TRIM) 25 Tage, um eine Anhörung (hearing) zum Wert zu verlangen',
    GA: 'haben Sie ab dem Datum der Mitteilung 45 Tage, um gegen den Wert Widerspruch (appeal) einzulegen',
    IL: 'haben Sie ab der veröffentlichten Liste meist 30 Tage, um zum board of review zu gehen',
    MA: 'können Sie eine Senkung (abatement) verlangen, bis die erste echte Steuerrechnung des Jahres fällig ist',
    NJ: 'können Sie gegen den Wert bis 1. April (in manchen Bezirken bis 15. Januar) Widerspruch (appeal) einlegen, oder 45 Tage, nachdem die Mitteilung abgeschickt wurde',
    NY: 'können Sie bis zum grievance day beim board eine Beschwerde (grievance) einreichen und danach ein small claims review verlangen',
    OH: 'können Sie bis 31. März beim Bezirk (county) eine Beschwerde (complaint) über den Wert einreichen',
    TX: 'können Sie dem Wert Ihres Hauses bis 15. Mai widersprechen (protest), oder 30 Tage nach der Mitteilung, wenn das später ist',
    WA: 'können Sie gegen den Wert bis 1. Juli Widerspruch (appeal) einlegen, oder meist 30 bis 60 Tage nach der Mitteilung, wenn das später ist',
  }),
}

/** Questions about a pension that is too small to live on: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_PENSION_DE: Words = {
  'de.ask-benefit.small-pension': {
    says: 'Fragen Sie nach zwei Hilfen. Beim Sozialamt: Grundsicherung im Alter, sie stockt die Rente auf Miete, Heizung und Regelsatz auf. Erspartes bis 10.000 € je Person bleibt. Kinder zahlen unter 100.000 € im Jahr nichts. Oder bei der Stadt: Wohngeld, wenn die Rente fast reicht. Beantragen Sie es sofort, rückwirkend gibt es nichts. Mit Grundsicherung entfällt auch der Rundfunkbeitrag. VdK, Caritas oder Diakonie helfen beim Ausfüllen.',
  },
}

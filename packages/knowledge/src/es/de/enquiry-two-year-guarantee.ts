/** Questions about a guarantee that the shop says is over after two years: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TWO_YEAR_GUARANTEE_DE: Words = {
  'es.ask.two-year-guarantee': {
    says: 'Für neue Sachen, gekauft seit dem 1. Januar 2022, sind es drei Jahre ab Lieferung, was auch immer das Geschäft oder sein Papier sagt. Zwei Jahre gilt der Fehler als von Anfang an da; im dritten brauchen Sie vielleicht ein Gutachten. Verlangen Sie schriftlich kostenlose Reparatur oder Ersatz. Sonst: Beschwerdeblatt (hoja de reclamaciones), OMIC, Verbraucherschlichtung. Für Gebrauchtes kann ein Jahr vereinbart sein.',
  },
}

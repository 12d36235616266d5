/** Questions of a few words about an accident: the general answer, and what to tell next. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_DE: Words = {
  'gb.ask-first.accident': {
    says: 'Gehen Sie zum Arzt und schreiben Sie heute auf, wie es war, mit Fotos und Namen. Auf der Straße: Daten tauschen, der Versicherung melden. Ging das nicht, oder wurde jemand verletzt ohne Versicherungsnachweis: binnen 24 Stunden zur Polizei. In der Arbeit: Unfallbuch (accident book). Für Ansprüche haben Sie meist drei Jahre. Unterschreiben Sie nichts vor dem Arztbericht. Sagen Sie uns, wo es war.',
  },
}

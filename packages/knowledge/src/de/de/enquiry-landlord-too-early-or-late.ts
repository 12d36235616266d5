/** Questions about a rent rise that comes too early and running costs that come too late: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_DE: Words = {
  'de.ask-home.rent-rise-too-soon': {
    says: 'Noch nicht. Eine Erhöhung auf die ortsübliche Miete darf erst ein Jahr nach Einzug oder letzter Erhöhung verlangt werden. Gelten kann sie frühestens nach 15 Monaten. Ein früherer Brief ist unwirksam. Erlaubt sind auch höchstens 20 % in drei Jahren, in vielen Städten 15 %. Unterschreiben Sie nicht und zahlen Sie die alte Miete weiter. Für Staffel, Index und Modernisierung gilt anderes.',
  },
  'de.ask-home.running-costs-late': {
    says: 'Nein, wenn sie später als zwölf Monate nach Ende ihres Jahres kam. Für 2024 war das der 31. Dezember 2025. Dann müssen Sie nichts nachzahlen, außer der Vermieter konnte nichts für die Verspätung. Es zählt der Tag, an dem sie bei Ihnen war, nicht das Datum darauf. Schreiben Sie das und zahlen Sie nichts nach. Ein Guthaben muss er trotzdem auszahlen.',
  },
}

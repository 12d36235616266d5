/** Rights of whoever got a public fine: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_DE: Words = {
  'de.public.fine-right-limit': {
    says: 'Die meisten Verkehrsverstöße verjähren nach sechs Monaten. Bis Sommer 2026 waren es meist drei. Anhörung oder Bußgeldbescheid lassen die Frist neu beginnen.',
  },
  'de.public.fine-right-keeper': {
    says: 'Bestraft wird nur der Fahrer. Bei Parkverstößen zahlt der Halter die Kosten, wenn der Fahrer unbekannt bleibt.',
  },
  'de.public.fine-right-restore': {
    says: 'Waren Sie im Urlaub? Beantragen Sie binnen einer Woche nach Rückkehr Wiedereinsetzung und legen Sie Einspruch ein.',
  },
  'de.public.fine-right-file': {
    says: 'Sie haben ein Recht auf Akteneinsicht mit Foto und Messdaten.',
  },
  'de.public.fine-right-ban': {
    says: 'Statt Fahrverbot ist eine höhere Geldbuße möglich, wenn es Ihre Arbeit kostet oder Sie zu hart trifft. Ohne Fahrverbot in den letzten zwei Jahren dürfen Sie den Beginn binnen vier Monaten wählen.',
  },
  'de.public.fine-right-red-light': {
    says: 'Wurde niemand gefährdet, gibt es den Monat Fahrverbot nur bei mehr als einer Sekunde Rot. Lassen Sie die Messung prüfen: Wenige Zehntel können entscheiden.',
  },
}

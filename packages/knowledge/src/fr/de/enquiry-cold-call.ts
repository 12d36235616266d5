/** Questions about contracts sold by phone: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLD_CALL_DE: Words = {
  'fr.ask-buy.cold-call': {
    says: 'Seit 11. August 2026 ist ein Werbeanruf ohne Ihre vorherige Zustimmung verboten, der Vertrag nichtig. Anrufe zu einem laufenden Vertrag sind ausgenommen. Ein Ja am Telefon bindet ohnehin nie: Sie müssen danach unterschreiben oder schriftlich zustimmen. Schreiben Sie per Einschreiben, dass Sie nichts schulden und alles zurückwollen. Abbuchungen bei der Bank: acht Wochen, nie erlaubt 13 Monate. SignalConso melden.',
  },
}

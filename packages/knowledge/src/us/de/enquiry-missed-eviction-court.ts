/** Questions about a missed day in court over an eviction: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_EVICTION_COURT_DE: Words = {
  'us.fact.missed-eviction-court': {
    says: 'Gehen Sie heute zur Geschäftsstelle (clerk) des Gerichts. Fragen Sie, ob ein Versäumnisurteil erging. Beantragen Sie die Aufhebung (oder Berufung, wo nur sie bleibt) und Stopp der Räumung. Sagen Sie mit Beleg, warum Sie fehlten und was dagegen spricht, etwa gezahlte Miete. Oft bleiben nur Tage. Legal aid oder die Hilfe im Gericht hilft. Gehen müssen Sie erst, wenn ein Beamter mit Beschluss kommt.',
  },
}

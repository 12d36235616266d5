/** Questions about a collection firm that calls again and again: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_DE: Words = {
  'de.ask-debt.collector-calls': {
    says: 'Sie müssen nicht mit ihnen sprechen. Schreiben Sie einmal: „Nur noch per Brief. Anrufen und Nachrichten stimme ich nicht zu, auch nicht bei der Arbeit.“ Ist die Forderung falsch, bestreiten Sie sie gleich mit. Notieren Sie jeden weiteren Anruf mit Tag, Uhrzeit und Nummer. Chef oder Nachbarn von der Schuld zu erzählen, ist nicht erlaubt. Beschweren Sie sich beim Bundesamt für Justiz, der Aufsicht, und bei der Verbraucherzentrale. Ein Gericht kann es verbieten.',
  },
}

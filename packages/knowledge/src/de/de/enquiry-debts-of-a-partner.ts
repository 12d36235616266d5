/** Questions about the debts of a husband, a wife or a parent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_DE: Words = {
  'de.ask-debt.spouse': {
    says: 'Für Schulden von Ehepartner, Eltern oder erwachsenen Kindern haften Sie nicht, wenn Sie nicht mit unterschrieben haben. Ihr Lohn und Ihr Erspartes sind vor deren Gläubigern sicher. Ausnahme: tägliche Einkäufe der Familie in der Ehe. Zahlen und unterschreiben Sie nichts; schreiben Sie der Firma einmal, dass Sie nichts schulden. Heben Sie Belege auf: Sachen in der gemeinsamen Wohnung gelten als seine. Bei Schulden Verstorbener gilt anderes.',
  },
}

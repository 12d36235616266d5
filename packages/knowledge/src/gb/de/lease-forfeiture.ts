/** A threat to end a long lease over a service charge: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_FORFEITURE_DE: Words = {
  'gb.lease.right-service-charge': {
    says: 'Sie zahlen nur, was angemessen ist, und nichts, bis die Forderung mit der Zusammenfassung Ihrer Rechte kommt. Das Tribunal kann entscheiden. Zuerst den Vertrag beenden geht nicht: Sie müssen die Summe zugeben oder ein Tribunal sie festsetzen, und dann muss ein Gericht es anordnen.',
  },
}

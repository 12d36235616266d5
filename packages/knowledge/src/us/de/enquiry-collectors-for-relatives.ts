/** Questions of people whom collectors call about the debt of a relative: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FOR_RELATIVES_DE: Words = {
  'us.fact.collector-for-relative': {
    says: 'Schulden von erwachsenen Kindern, Eltern oder Geschwistern schulden Sie nicht, außer Sie haben mit unterschrieben. Ein Inkasso darf andere nur fragen, wo die Person ist, meist einmal, und nichts von der Schuld sagen. Schreiben Sie: wohnt hier nicht, keine Kontakte mehr. Zahlen Sie nichts, nennen Sie keine Karte. Sonst: Anrufe notieren, Beschwerde bei CFPB und attorney general.',
  },
}

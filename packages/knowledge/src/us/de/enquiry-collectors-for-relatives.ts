/** Questions of people whom collectors call about the debt of a relative: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FOR_RELATIVES_DE: Words = {
  'us.fact.collector-for-relative': {
    says: 'Schulden von erwachsenen Kindern, Eltern oder Geschwistern schulden Sie nicht, außer Sie haben mit unterschrieben. Ein Inkasso darf andere nur fragen, wo die Person ist, meist einmal, und nichts von der Schuld sagen. Schreiben Sie: wohnt hier nicht, keine Kontakte mehr. Zahlen Sie nichts, nennen Sie keine Karte. Sonst: Anrufe notieren, Beschwerde bei CFPB und attorney general.',
  },
  'us.fact.collector-told-others': {
    says: 'Ein Inkasso darf es ihnen nicht sagen. Über Ihre Schuld darf es nur mit Ihnen, Ehepartner und Anwalt sprechen. Andere darf es fragen, wo Sie sind, meist einmal, ohne die Schuld zu nennen. Notieren Sie Tag, Nummer, Worte. Schreiben Sie: keine Kontakte mehr, auch nicht mit ihnen. Beschwerde beim CFPB. Klagen können Sie binnen eines Jahres, auf den Schaden und bis $1,000 dazu.',
  },
}

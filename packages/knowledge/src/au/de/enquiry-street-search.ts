/** The German words of the rows in ../enquiry-street-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STREET_SEARCH_DE: Words = {
  'au.named.ask-street-search': {
    dependsOn: 'welchen Verdacht sie hatten',
    says: 'Ohne Anordnung oder Ihr Ja braucht die Polizei meist einen vernünftigen Verdacht auf Drogen, Waffen oder Diebesgut. Am Bahnhof zu sein oder nervös zu wirken genügt nicht. Fragen Sie nach Grund, Name und Wache: Das muss sie meist sagen. Für das Ausziehen gelten enge Grenzen. Wehren Sie sich nicht, sagen Sie, dass Sie nicht zustimmen. Beschweren Sie sich und fragen Sie einen Anwalt.',
  },
}

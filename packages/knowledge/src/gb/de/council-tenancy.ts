/** A notice to a secure tenant of a council in England: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_DE: Words = {
  'gb.council-home.right-reasonable': {
    says: 'Sie sind ein gesicherter Mieter (secure tenant). Die Gemeinde braucht einen Gerichtsbeschluss, und bei Mietschulden muss der Richter ihn angemessen finden. Vorher muss sie einen Plan suchen und bei Leistungen helfen. Zahlen Sie die Miete und etwas mehr, und heben Sie Belege auf.',
  },
  'gb.council-home.most-secure': {
    says: 'Die meisten Mieter der Gemeinde sind gesicherte Mieter (secure tenants). Nur ein Gericht kann das beenden, und bei Mietschulden muss ein Richter es angemessen finden. Er kann Sie wohnen lassen, solange Sie die Miete und etwas mehr zahlen.',
  },
}

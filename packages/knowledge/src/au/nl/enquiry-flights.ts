/** Questions about flights: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_NL: Words = {
  'au.ask.flight': {
    says: 'Dat hangt ervan af. Een vlucht moet met zorg en binnen een redelijke tijd worden geleverd. Vraag de luchtvaartmaatschappij om geld terug of een andere vlucht, en kijk naar haar eigen regels.',
    dependsOn: 'waarom de vlucht is geschrapt',
  },
}

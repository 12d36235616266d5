/** Questions about flights: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_NL: Words = {
  'au.ask.flight': {
    says: 'Dat hangt ervan af. Een vlucht moet met zorg en binnen een redelijke tijd worden geleverd. Vraag de luchtvaartmaatschappij om geld terug of een andere vlucht, en kijk naar haar eigen regels.',
    dependsOn: 'waarom de vlucht is geschrapt',
  },
  'au.ask.luggage': {
    says: 'Meld het op de luchthaven en schrijf meteen aan de luchtvaartmaatschappij, met bonnen. Bij een reis naar of uit het buitenland hebt u 7 dagen bij schade en 21 dagen bij vertraging. Ze betaalt uw verlies tot ongeveer 1.519 SDR. Binnen Australië is het 3 dagen bij schade en 21 dagen bij verlies, tot $3,000. Na een nee: fair trading of het tribunal van uw staat. Voor de rechter hebt u twee jaar.',
  },
}

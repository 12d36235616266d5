/** Questions about late and cancelled flights: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_NL: Words = {
  'be.ask.flight': {
    says: 'Vraag de maatschappij om zorg, uw geld terug of een andere vlucht, en het vaste bedrag van de Europese regel. Bij oorzaken die zij niet kon vermijden, zoals storm, hoeft zij dat bedrag niet te betalen.',
    dependsOn: 'de oorzaak, de duur van de vertraging en de afstand',
  },
}

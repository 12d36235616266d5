/** Questions about flights: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_NL: Words = {
  'nz.ask.flight': {
    says: 'Het hangt ervan af. Was het de schuld van de luchtvaartmaatschappij? Dan kunt u uw kosten eisen, en een dienst moet met zorg worden gedaan. Vraag schriftelijk om geld terug of een andere vlucht.',
    dependsOn: 'waarom de vlucht is geannuleerd',
  },
}

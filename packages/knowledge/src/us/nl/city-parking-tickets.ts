/** The Dutch words of the rows in ../city-parking-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_PARKING_TICKETS_NL: Words = {
  'us.ticket.ca-parking': {
    says: 'In Californië kunt u binnen 21 dagen na een parkeerbon om een gratis eerste beoordeling vragen, of 14 dagen na een bericht per post. Daarna komt een hoorzitting.',
  },
  'us.ticket.ny-parking': {
    says: 'In New York City hebt u 30 dagen om op een parkeerbon te antwoorden voor de kosten groeien. U kunt online of per post om een hoorzitting vragen.',
  },
  'us.ticket.tx-parking': {
    says: 'In Texas kunt u over een parkeerbon van de stad om een hoorzitting vragen, en in beroep bij de municipal court.',
  },
  'us.ticket.il-parking': {
    says: 'In Illinois moet een plaats een hoorzitting over een parkeerbon of camerabon aanbieden, ter plekke of per post.',
  },
  'us.ticket.nj-parking': {
    says: 'In New Jersey gaat een parkeerbon naar de municipal court. Daar kunt u zeggen dat u niet schuldig bent.',
  },
  'us.ticket.ma-parking': {
    says: 'In Massachusetts hebt u 21 dagen om een parkeerbon te betalen of aan te vechten.',
  },
  'us.ticket.oh-parking': {
    says: 'In Ohio kunt u op een parkeerbon antwoorden door te betalen, uit te leggen of te ontkennen, en om een hoorzitting vragen.',
  },
  'us.ticket.pa-parking': {
    says: 'In Pennsylvania kunt u bij een parkeerboete „niet schuldig” zeggen en gehoord worden. In Philadelphia betwist u haar bij het Bureau of Administrative Adjudication.',
  },
}

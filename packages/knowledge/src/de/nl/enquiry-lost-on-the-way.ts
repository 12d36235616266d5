/** Questions about baggage and parcels that got lost: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_ON_THE_WAY_NL: Words = {
  'de.ask-travel.baggage': {
    says: 'Meld het meteen bij de balie op de luchthaven en bewaar het papier (PIR). U mag kopen wat nodig is en dat eisen. De airline betaalt tot 1.519 SDR, zo’n € 1.800. Schrijf binnen zeven dagen bij schade, 21 bij vertraging. Na 21 dagen geldt het als kwijt. U hebt twee jaar.',
  },
  'de.ask-buy.parcel-neighbour': {
    says: 'De winkel draagt het risico tot u, of iemand die u noemde, het pakket heeft. Voor de deur of bij een niet gekozen buur telt het niet als bezorgd. Vraag de winkel om een nieuw pakket of uw geld, met een laatste dag. Koos u die plek of buur zelf, dan is het risico voor u.',
  },
}

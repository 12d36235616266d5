/** The Dutch words of the rows in ../provider-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVIDER_NOTICE_NL: Words = {
  'us.copyright.right-provider': {
    says: 'Uw internetprovider moet een regel hebben om accounts te sluiten na herhaalde inbreuken. Uw naam geeft hij meestal pas na een bevel van de rechter.',
  },
  'us.copyright.option-lawyer-first': {
    title: 'Vraag een advocaat vóór u antwoordt',
    cost: 'Sommige spreekuren zijn gratis',
    time: 'Vóór de datum in de brief',
    risk: 'Een rechtszaak kan nog komen.',
    bestFor: 'Uw internetprovider heeft u deze brief doorgestuurd.',
    says: 'Een advocaat kan zeggen of een antwoord u helpt, en kan schrijven zonder uw naam te noemen.',
  },
}

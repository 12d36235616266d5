/** Questions about health insurance after a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AFTER_LEAVING_NL: Words = {
  'jp.ask.insurance-after-job': {
    says: 'Drie wegen, vergelijk ze. Eén: de oude verzekering tot twee jaar houden (任意継続): twee maanden vooraf, aanvraag in 20 dagen, u betaalt beide helften met een grens. Twee: die van de gemeente (国保) in 14 dagen: naar vorig jaar, veel lager als de firma ontsloeg. Drie: meeverzekerd bij familie, gratis, bij weinig inkomen. Vraag de gemeente het bedrag.',
  },
}

/** Questions of workers who talked about pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TALKING_ABOUT_PAY_FR: Words = {
  'us.ask-work.pay-talk': {
    says: "Le droit fédéral permet à la plupart des salariés du privé de parler de leur paie entre eux, avec ou sans syndicat. Une règle du manuel ou une signature contraire ne vous lie pas. Un blâme, un renvoi ou une menace de procès pour cela est illégal. Chefs et agents publics ont d'autres règles. Gardez des copies et déposez sous six mois une plainte gratuite au National Labor Relations Board (NLRB).",
  },
}

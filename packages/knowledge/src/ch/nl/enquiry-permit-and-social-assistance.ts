/** Questions about a residence permit of somebody who needs social assistance: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_NL: Words = {
  'ch.ask.permit-and-assistance': {
    says: 'Niet meteen en niet vanzelf. Een B-vergunning kan in gevaar zijn als u van sociale bijstand afhangt. Een C alleen als u die lang en in grote mate nodig hebt, of zij wordt een B. De dienst moet afwegen waarom, hoe lang u hier woont en uw gezin. Weinig hulp voor korte tijd is meestal geen reden. Toon dat u werk zoekt. Aanvullende uitkeringen (EL, PC) tellen niet.',
  },
}

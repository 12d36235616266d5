/** Questions about calls of the boss in free time: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TIME_FR: Words = {
  'de.ask-job.free-time-call': {
    says: 'Non. Sur votre temps libre, vous n’avez pas à répondre ni à remplacer, sauf astreinte convenue. Un planning fixé ne change qu’avec un délai et des motifs justes. Une vraie urgence peut être autre chose. Entre deux services, il faut onze heures de repos. Un avertissement pour cela serait injuste : répondez par écrit. Parlez-en au comité ou au syndicat.',
  },
}

/** Questions about violence and control by a partner: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_NL: Words = {
  'nz.ask.violent-partner': {
    says: 'Bij gevaar belt u 111. De familierechter kan bescherming bevelen (protection order): de persoon mag u niets doen en geen contact zoeken. Is het dringend, dan beslist de rechter zonder het eerst te melden, meestal binnen een dag. De politie kan de persoon ook enkele dagen wegsturen. Een advocaat of Women’s Refuge helpt bij de aanvraag: 0800 733 843, gratis, dag en nacht.',
  },
}

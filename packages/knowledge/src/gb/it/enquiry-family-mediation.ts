/** Questions about mediation before a family court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MEDIATION_IT: Words = {
  'gb.ask-family.mediation': {
    says: "Di solito deve andare a un incontro sulla mediazione (MIAM) prima di rivolgersi al tribunale della famiglia. La mediazione in sé è una sua scelta. Non serve l'incontro in caso di violenza o urgenza. Chieda al mediatore se un buono o il patrocinio gratuito può pagare.",
  },
}

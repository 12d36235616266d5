/** Questions about what a boss may ask about an illness: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_AT_WORK_FR: Words = {
  'de.ask-job.reason-for-illness': {
    says: 'Non. Dites aussitôt que vous êtes malade et pour combien de temps environ. Dès le quatrième jour un médecin doit confirmer, plus tôt si le chef le demande ; la firme le prend en ligne (eAU). La maladie reste privée, sauf rares cas comme les infections à déclarer.',
  },
}

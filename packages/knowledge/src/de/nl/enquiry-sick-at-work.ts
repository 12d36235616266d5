/** Questions about what a boss may ask about an illness: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_AT_WORK_NL: Words = {
  'de.ask-job.reason-for-illness': {
    says: 'Nee. U zegt meteen alleen dat u ziek bent en hoelang waarschijnlijk. Vanaf de vierde dag moet een arts het bevestigen, eerder als de baas dat vraagt; de firma haalt het online op (eAU). De ziekte zelf is privé, op weinig uitzonderingen na zoals meldplichtige infecties.',
  },
}

/** Questions about overtime that is not paid: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_NL: Words = {
  'jp.ask.overtime': {
    says: 'Overuren moeten minstens 25% meer opbrengen, ook als uw baas ze alleen liet gebeuren. Bewaar eigen notities, mails en tijden van de kaart. Eis het schriftelijk, ga dan naar het kantoor voor arbeidsnormen (労働基準監督署). U hebt drie jaar.',
  },
}

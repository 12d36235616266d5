/** Questions about a job offer that is taken back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_OFFER_NL: Words = {
  'jp.ask.job-offer': {
    says: 'Een aanvaard aanbod is al een contract. Intrekken kan alleen om een eerlijke reden die ze vooraf niet konden weten. Vraag de reden schriftelijk en schrijf dat u wilt beginnen. U kunt de baan of geld eisen. Studenten lichten school en Hello Work in.',
  },
}

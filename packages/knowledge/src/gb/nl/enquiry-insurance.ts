/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'gb.ask-insurance.not-told': {
    says: 'U hoefde alleen de vragen met gewone zorg te beantwoorden. Deed u dat, dan moet de verzekeraar betalen. Was u slordig, dan mag hij minder betalen, of weigeren als hij u nooit had verzekerd. Dien een klacht in en ga daarna gratis naar de Financial Ombudsman.',
  },
}

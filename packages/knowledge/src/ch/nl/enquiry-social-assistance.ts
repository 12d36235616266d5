/** The Dutch words of the rows in ../enquiry-social-assistance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_ASSISTANCE_NL: Words = {
  'ch.ask.social-assistance': {
    says: 'Vraag een schriftelijke beslissing met redenen (Verfügung). De termijn staat erin: meestal 30 dagen, in sommige kantons minder. Kantonaal recht geldt, maar hulp in nood is een grondrecht. Hebt u nu geen geld, vraag dan meteen hulp en opschorting. Gratis advies: UFS, Caritas.',
  },
}

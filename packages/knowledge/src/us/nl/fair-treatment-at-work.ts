/** The Dutch words of the rows in ../fair-treatment-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_TREATMENT_AT_WORK_NL: Words = {
  'us.pay.right-safe': {
    says: 'Uw werkgever mag u niet straffen om een klacht over veiligheid. U hebt maar 30 dagen om het OSHA te vertellen.',
  },
  'us.pay.right-fair': {
    says: 'Het is tegen de wet om u slechter te behandelen om ras, kleur, geloof, geslacht, afkomst, leeftijd vanaf 40, of handicap. De EEOC moet het binnen 180 of 300 dagen horen.',
  },
  'us.pay.right-mother': {
    says: 'Uw werkgever moet meestal aanpassingen geven die helpen bij zwangerschap, en tijd en een eigen plek om te kolven.',
  },
  'us.pay.right-talk': {
    says: 'U en uw collega’s mogen over loon praten en om betere omstandigheden vragen, met of zonder vakbond. Een klacht moet binnen zes maanden.',
  },
}

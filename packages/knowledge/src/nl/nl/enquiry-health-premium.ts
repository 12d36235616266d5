/** The Dutch words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_NL: Words = {
  'nl.ask.health-arrears': {
    says: 'U en uw kind blijven verzekerd voor de basiszorg, ga dus naar de dokter. Voor een kind onder de 18 betaalt u geen premie. Overstappen kan met een schuld meestal niet. Neem de betalingsregeling die de verzekeraar moet aanbieden, vóór zes maanden open staan: dan volgt geen melding bij het CAK. Klopt het bedrag niet? Maak binnen vier weken na de brief bezwaar. Het CAK int meer, vaak van het loon. Een regeling of schuldhulp van de gemeente stopt dat.',
  },
}

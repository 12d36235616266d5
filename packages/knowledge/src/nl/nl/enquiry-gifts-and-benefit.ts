/** Questions about money from family while on assistance: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFTS_AND_BENEFIT_NL: Words = {
  'nl.ask.benefit-gifts': {
    says: 'Sinds 2026 tellen giften tot € 1.200 per kalenderjaar niet mee voor uw bijstand. Hulp van familie daaronder, in geld of boodschappen, is dus geen grond voor terugvordering of boete. Daarboven meldt u de gift: de gemeente moet naar uw eigen geval kijken. Maak binnen zes weken na het besluit schriftelijk bezwaar. Dat is gratis en geen reden om uw bijstand te stoppen. Vraag om intussen niet te innen. Sociaal raadslieden helpen gratis.',
  },
}

/** Questions about having to leave without a lease in Washington DC: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_OVER_IN_DC_NL: Words = {
  'us.fact.dc-no-lease': {
    says: 'In Washington DC mag wie huur betaalt na het contract blijven, per maand. De verhuurder heeft een reden uit de wet nodig: een overtreding met 30 dagen om die te herstellen, of er zelf gaan wonen met 90 dagen. Dan moet hij bij de rechter winnen. Buitensluiten is verboden. Betaal door, vertrek niet om een brief en bel legal aid.',
  },
}

/** Questions about a lease for a fixed time signed since July 2024: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FOR_A_YEAR_NL: Words = {
  'nl.ask.lease-for-a-year': {
    says: 'Nee, meestal niet. Een huurcontract van na 1 juli 2024 loopt niet vanzelf af, ook als er “tijdelijk” in staat. Alleen enkele groepen vallen erbuiten, zoals studenten uit een andere gemeente of mensen in urgente nood. De verhuurder moet dus opzeggen met een wettelijke reden, en een rechter beslist. Schrijf dat u blijft, houd de sleutels en betaal door. Bel het Juridisch Loket. Voor een ouder contract is het anders.',
  },
}

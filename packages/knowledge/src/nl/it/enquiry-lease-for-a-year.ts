/** Questions about a lease for a fixed time signed since July 2024: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FOR_A_YEAR_IT: Words = {
  'nl.ask.lease-for-a-year': {
    says: 'No, di solito. Un contratto firmato dal 1° luglio 2024 non finisce da solo, anche se dice «temporaneo». Sono esclusi pochi gruppi, come studenti di un’altra città o persone in urgenza. Il locatore deve disdire con un motivo di legge, e decide un giudice. Scriva che resta, tenga le chiavi e paghi. Chiami il Juridisch Loket. Un contratto più vecchio è altra cosa.',
  },
}

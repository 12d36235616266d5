/** The German words of the rows in ../enquiry-temporary-lease.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_LEASE_DE: Words = {
  'nl.ask.temporary-lease': {
    says: 'Seit dem 1. Juli 2024 hat ein neuer Mietvertrag meist kein Enddatum. Bei einem älteren von höchstens zwei Jahren muss der Vermieter das Ende ein bis drei Monate vorher schriftlich ankündigen. Sonst läuft der Vertrag unbefristet weiter.',
    dependsOn: 'wann der Vertrag begann und was Ihnen gesagt wurde',
  },
}

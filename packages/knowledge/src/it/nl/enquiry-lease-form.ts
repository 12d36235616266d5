/** The Dutch words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_NL: Words = {
  'it.ask.lease-unregistered': {
    says: 'De verhuurder moet het contract binnen 30 dagen registreren en het u zeggen. Een niet-geregistreerd contract is nietig, hij kan het niet afdwingen. U kunt de rechter om een wettig contract met een wettige huur vragen, en te veel betaald geld terug. Vraag een huurdersbond.',
  },
  'it.ask.sublet': {
    says: 'Een kamer wel, als het contract het niet verbiedt: meld de verhuurder aangetekend wie komt, hoe lang en welke kamers. De hele woning alleen met zijn toestemming.',
    dependsOn: 'wat uw huurcontract zegt',
  },
}

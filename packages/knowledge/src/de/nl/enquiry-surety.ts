/** Questions about a person who stood surety for the debt of another: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_NL: Words = {
  'de.ask-debt.surety': {
    says: 'Een borgtocht geldt alleen met uw handtekening op papier, en tot het bedrag erin. Vraag de bank dat papier en een overzicht. Was het vanaf het begin veel te veel voor uw inkomen, voor partner, ouders of kind? Dan is zij vaak nietig. Geldt zij, vraag dan kleine termijnen en haal het betaalde bij uw vriend terug. Ga eerst naar schuldhulp.',
    dependsOn: 'wat u tekende en of het veel te veel voor u was',
  },
}

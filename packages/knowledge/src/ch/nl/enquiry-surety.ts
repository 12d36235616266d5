/** Questions about a person who stood surety for the debt of another: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_NL: Words = {
  'ch.ask.surety': {
    says: 'Kijk eerst naar de vorm. Borgtocht van een particulier boven 2.000 frank vraagt een akte bij de notaris en een maximumbedrag in cijfers. Daaronder moet het bedrag in uw handschrift staan. Bent u getrouwd, dan moet uw partner meestal schriftelijk hebben ingestemd. Anders is zij nietig en bent u niets schuldig: schrijf dat. Getekend als mede-lener? Dan geldt iets anders. Vraag raad voor u betaalt.',
    dependsOn: 'hoe er is getekend en of uw partner instemde',
  },
}

/** The Dutch words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_NL: Words = {
  'it.ask.sick-dismissed': {
    says: 'Niet omdat u ziek bent, totdat de grens van dagen in uw cao (comporto) voorbij is. Dan kan het. U hebt 60 dagen om het aan te vechten.',
    dependsOn: 'hoeveel dagen uw cao geeft',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Van het begin van de zwangerschap tot het kind één jaar is, is een ontslag nietig, met weinig uitzonderingen. Stuur het medische papier en vecht het aan.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'de echte reden',
    says: 'Een tijdelijk contract mag ook tijdens de zwangerschap eindigen. Begint het verlof binnen 60 dagen na het einde, dan betaalt INPS toch. Niet verlengen om de zwangerschap is discriminatie. Ga naar een vakbond of patronato.',
  },
}

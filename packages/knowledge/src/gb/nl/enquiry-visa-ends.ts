/** Questions of people whose permission to stay runs out soon: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_NL: Words = {
  'gb.ask-immigration.visa-ends': {
    says: 'Vraag vóór de laatste dag verlenging of een ander visum aan. Wie op tijd aanvraagt mag blijven en werken als voorheen tot het Home Office beslist (section 3C leave). Verlaat het VK intussen niet: dan vervalt de aanvraag. Lees nu op GOV.UK de regels van uw visum, en ga naar een erkende adviseur als de tijd kort is. Is het eenmaal verlopen, dan telt elke dag tegen u.',
  },
}

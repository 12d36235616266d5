/** Questions of people whose permission to stay runs out soon: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_NL: Words = {
  'gb.ask-immigration.visa-ends': {
    says: 'Vraag vóór de laatste dag verlenging of een ander visum aan. Wie op tijd aanvraagt mag blijven en werken als voorheen tot het Home Office beslist (section 3C leave). Verlaat het VK intussen niet: dan vervalt de aanvraag. Lees nu op GOV.UK de regels van uw visum, en ga naar een erkende adviseur als de tijd kort is. Is het eenmaal verlopen, dan telt elke dag tegen u.',
  },
  'gb.ask-immigration.sponsor-ended': {
    says: 'Uw visum eindigt niet op de dag waarop de baan eindigt. De werkgever moet het Home Office inlichten. Dat schrijft dan meestal dat het visum tot 60 dagen wordt ingekort, of tot het einde als dat eerder is. Vóór die dag: vind een nieuwe sponsor en vraag aan, vraag een ander visum, of vertrek. Houd e-mail en adres in uw UKVI-account juist. Vraag nu een erkende adviseur. Tegen het ontslag zelf: op tijd naar Acas.',
  },
}

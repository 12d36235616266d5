/** The Dutch words of the rows in ../enquiry-status-and-permits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATUS_AND_PERMITS_NL: Words = {
  'ca.fact.permit-expired': {
    says: 'Stop nu met werken of studeren, anders wordt het erger. U hebt 90 dagen vanaf het verlies van uw status om herstel aan te vragen, ook als bezoeker, met de kosten en de waarheid. Kijk eerst of er voor het einde een verlenging is aangevraagd: dan loopt uw status meestal door. Ga naar een erkende adviseur of advocaat.',
  },
  'ca.fact.extension-filed': {
    says: 'Vroeg u verlenging aan voor het einde, dan mag u blijven en meestal op dezelfde voorwaarden doorwerken of studeren tot de beslissing. Toon de werkgever ontvangstbewijs en oude vergunning. Verlaat u Canada, dan kan het recht op werk eindigen. Bij weigering stopt u en hebt u 90 dagen voor herstel.',
  },
  'ca.fact.pr-card-expired': {
    says: 'U verliest uw status niet doordat de kaart verliep: u bent nog permanent resident en mag werken. Verleng nu. Om zonder kaart terug te vliegen hebt u een permanent resident travel document nodig. Controleer of u in vijf jaar 730 dagen hier was; zo niet, vraag eerst raad.',
  },
  'ca.fact.closed-permit-abuse': {
    says: 'U kunt een open werkvergunning voor kwetsbare werknemers vragen. Die is gratis en laat een andere werkgever toe. Stuur bewijs van misbruik of onbetaald loon, zoals berichten, foto’s en loonstroken. Uw baas kan u niet uitzetten. Klaag ook bij de arbeidsdienst: dezelfde regels beschermen u.',
  },
  'ca.fact.permit-ends-soon': {
    says: 'Vraag de verlenging online aan vóór de laatste dag, met alle papieren van de lijst: wat onvolledig is, kan terugkomen. Dan mag u blijven tot er beslist is en meestal onder dezelfde voorwaarden werken of studeren. Bewaar het ontvangstbewijs. Is de dag voorbij, stop dan met werken en studeren: u hebt 90 dagen om herstel van uw status te vragen. Kijk of uw paspoort lang genoeg geldt.',
  },
}

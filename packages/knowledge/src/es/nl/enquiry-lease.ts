/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_NL: Words = {
  'es.ask.end-lease': {
    says: 'Bij contracten sinds maart 2019 mag u vijf jaar blijven, of zeven als de eigenaar een bedrijf is. Dan moet de verhuurder het minstens vier maanden vooraf zeggen, anders loopt het door. Sinds 15 november 2026 vraagt een decreet meestal zes: vraag of het nog geldt.',
    dependsOn: 'wanneer u tekende en wie de eigenaar is',
  },
  'es.ask.leave-flat': {
    says: 'Ja, na zes maanden, met 30 dagen opzegging. U betaalt alleen extra als het contract het zegt: een maand voor elk jaar dat overblijft. Een decreet van oktober 2026 schaft dat af, zeker in nieuwe contracten: vraag of het nog geldt.',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Een mondelinge huur is een huur. U hebt dezelfde rechten, als u kunt tonen dat u betaalt en er woont.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'uw huurcontract',
    says: 'Alleen als de eigenaar een persoon is, het eerste jaar voorbij is en het contract het zelf zegt. Het moet voor hemzelf, kinderen, ouders of een gescheiden partner zijn, met twee maanden opzegging. Trekt niemand er binnen drie maanden in, dan kunt u iets eisen.',
  },
  'es.ask.home-sold': {
    dependsOn: 'wanneer u tekende',
    says: 'Verkoop beëindigt uw contract niet: de koper moet het tot vijf jaar eerbiedigen, zeven als de eigenaar een bedrijf was. Vaak mag u eerst kopen, binnen 30 dagen na een volledige melding. Teken geen vertrek.',
  },
}

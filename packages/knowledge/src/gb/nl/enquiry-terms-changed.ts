/** Questions about a contract that lets the employer change it, and about agreements to be made redundant: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_CHANGED_NL: Words = {
  'gb.ask-work.contract-lets-change': {
    says: 'Zo’n beding geeft geen vrije hand. Rechters lezen het eng, vooral als het u loon of uren kost. Ze moeten eerst met u praten, op tijd waarschuwen en het redelijk gebruiken, ook een klein bedrijf. Gaat het te ver? Schrijf meteen dat u het niet eens bent en werk door „onder protest” (under protest). Vraag het ontbrekende loon schriftelijk en bel Acas op tijd: 0300 123 1100. Neem geen ontslag zonder advies.',
    dependsOn: 'hoe duidelijk het beding is en hoe het wordt gebruikt',
  },
  'gb.ask-work.settlement-redundancy': {
    says: 'Niemand hoeft te tekenen. De vergoeding na twee jaar, het loon over de opzegtermijn en vakantiegeld krijgt u ook zonder, en tekenen geeft rechten op. Het aanbod moet dus meer brengen: u mag meer vragen, ook via een advocaat. Het bindt pas na onafhankelijk advies, dat de werkgever meestal betaalt. Acas vindt tien dagen bedenktijd redelijk. Zonder handtekening moeten ze nog steeds overleggen en eerlijk kiezen. Bel Acas voor de korte termijn om is: 0300 123 1100.',
  },
}

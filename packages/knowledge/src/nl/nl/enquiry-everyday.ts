/** Questions on fraud, private parking, insurers and pictures (in het Nederlands) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_NL: Words = {
  'nl.ask.scam-paid': {
    says: 'Bel nu uw bank en vraag om de betaling te stoppen. Gaf u er geen toestemming voor, dan moet de bank meestal terugbetalen. Doe aangifte bij de politie.',
  },
  'nl.ask.private-parking': {
    says: 'Een boete van een bedrijf is een zaak van contract en geen boete van de staat. Het bedrijf moet het bewijzen, en een rechter kan de boete verlagen.',
    dependsOn: 'of u reed en de voorwaarden kon lezen.',
  },
  'nl.ask.insurer-refuses': {
    says: 'Vraag welk artikel van de polis zij bedoelt. Antwoord schriftelijk met bewijs en klaag bij de verzekeraar. Daarna kunt u naar Kifid.',
  },
  'nl.ask.picture-claim': {
    says: 'Bewaar een foto van de pagina en haal de foto dan weg. Vraag om bewijs dat zij van hen is en hoe het bedrag tot stand kwam. Bied niet meer dan een licentie kost.',
  },
}

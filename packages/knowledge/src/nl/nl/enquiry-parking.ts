/** The Dutch words of the rows in ../enquiry-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WORDS: Words = {
  'nl.ask.private-parking': {
    says: 'Een boete van een bedrijf is een zaak van contract en geen boete van de staat. Het bedrijf moet het bewijzen, en een rechter kan de boete verlagen.',
    dependsOn: 'of u reed en de voorwaarden kon lezen.',
  },
  'nl.ask.parking-tax': {
    says: 'Maak binnen zes weken gratis bezwaar bij uw gemeente, met bewijs zoals een ticket, vergunning of foto’s. De extra kosten hebben elk jaar een maximum. Na een nee kunt u naar de belastingrechter.',
  },
  'nl.ask.parking-paid': {
    says: 'Stuur het bewijs van betaling mee. Is het een belasting van de gemeente (naheffingsaanslag)? Maak gratis bezwaar bij de gemeente, binnen zes weken. Komt het van het CJIB? Ga gratis in beroep bij de officier van justitie, binnen zes weken.',
  },
}

/** The Dutch words of the rows in ../private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_NL: Words = {
  'us.ticket.private-contract': {
    says: 'Een particulier bedrijf moet laten zien dat u akkoord was met de voorwaarden: duidelijke borden en een eerlijk bedrag. Bij ruzie beslist een rechter.',
  },
  'us.ticket.private-records': {
    says: 'Een bedrijf mag uw naam alleen uit de autogegevens halen voor doelen die in een federale wet staan.',
  },
  'us.ticket.private-collector': {
    says: 'Als een incassobureau erover schrijft, kunt u binnen 30 dagen om bewijs vragen. Het mag het geen boete noemen en niet dreigen met arrestatie.',
  },
  'us.parking.right-signs': {
    says: 'Borden moeten duidelijk zijn en het bedrag eerlijk. Een bedrijf mag zijn rekening geen boete noemen en niet dreigen met iets wat het niet kan.',
  },
}

/** The Dutch words of the rows in ../utility-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_NOTICES_NL: Words = {
  'us.bill.right-procedure': {
    says: 'De federale wet vraagt staten om te zorgen dat mensen bericht en een manier om te betwisten krijgen voor stroom of gas wordt afgesloten.',
  },
  'us.bill.nc-notice': {
    says: 'In North Carolina moet een bedrijf voor stroom of gas minstens 10 dagen voor het afsluiten schrijven. In de winter zijn sommige huizen met oude mensen of mensen met een handicap beschermd.',
  },
  'us.bill.ga-winter': {
    says: 'In Georgia mag een bedrijf onder toezicht de verwarming bij vorst niet afsluiten van half november tot half maart, als u met een plan akkoord gaat.',
  },
}

/** The Dutch words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUILDER_LIENS_NL: Words = {
  'us.lien.ca-builder': {
    says: 'In Californië eindigt het pandrecht (lien) van een aannemer op het huis als hij niet binnen 90 dagen na de inschrijving naar de rechter gaat. Zonder de nodige vergunning kan hij meestal niets eisen.',
  },
}

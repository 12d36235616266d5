/** The Dutch words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_NL: Words = {
  'it.damage.right-proof': {
    says: 'Wie schade vordert, moet de schade, de oorzaak en het bedrag bewijzen. U betaalt alleen wat uw daad veroorzaakte.',
  },
  'it.damage.right-leak': {
    says: 'Wie het lekkende ding onder zijn hoede heeft betaalt, tenzij het puur toeval was. Een gedeelde leiding is voor de VvE. Meld het nu aan uw verzekeraar.',
  },
  'it.damage.right-time': {
    says: 'Zonder contract tussen u verjaart een schadeclaim na vijf jaar, in het verkeer na twee.',
  },
}

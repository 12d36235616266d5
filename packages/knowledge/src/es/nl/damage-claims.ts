/** The Dutch words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_NL: Words = {
  'es.damage.right-proof': {
    says: 'Wie schade vordert, moet de schade, de oorzaak en het bedrag bewijzen. U betaalt alleen wat uw daad veroorzaakte.',
  },
  'es.damage.right-leak': {
    says: 'Wie in de woning woont, betaalt voor een lek daaruit, de VvE voor gedeelde leidingen. Meld het nu aan uw verzekeraar.',
  },
  'es.damage.right-time': {
    says: 'Zonder contract tussen u verjaart een schadeclaim na één jaar (drie in Catalonië). Een schriftelijke eis laat de tijd opnieuw lopen.',
  },
}

/** The Dutch words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_NL: Words = {
  'nz.kids.want': {
    says: 'Inland Revenue stelt de kinderalimentatie (child support) vast of verandert die. Kijk naar het inkomen, de nachten van zorg en de datums die het gebruikte.',
  },
  'nz.kids.reality': {
    says: 'Het gaat volgens een vaste berekening met inkomen en zorg. Klopt een feit niet of is het veranderd? Dan kan het bedrag veranderen.',
  },
  'nz.kids.rights': {
    says: 'U kunt gratis bezwaar maken (object) en om een herziening (review) vragen.',
  },
  'nz.kids.right-object': {
    says: 'U kunt schriftelijk bezwaar maken (object). De brief noemt de laatste dag, dus doe het snel. Zeggen ze nee? Dan kan de Family Court beslissen.',
  },
  'nz.kids.right-review': {
    says: 'Is uw geval bijzonder? Vraag dan om een administrative review. Er zijn tien redenen, zoals hoge kosten voor het kind of voor de omgang.',
  },
  'nz.kids.right-estimate': {
    says: 'Is uw inkomen met 15% of meer gedaald? Dan kunt u vragen om een schatting (estimate) te gebruiken.',
  },
  'nz.kids.right-plan': {
    says: 'Loopt u achter? Vraag om een regeling. Inland Revenue kan dan boetes laten vallen. Het kan ook zonder rechter geld van het loon nemen.',
  },
  'nz.kids.step': {
    says: 'Controleer elk feit in de brief. Bel Inland Revenue over een feit dat niet klopt, en maak schriftelijk bezwaar (object) als het zo blijft.',
  },
}

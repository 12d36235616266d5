/** The Dutch words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_NL: Words = {
  'au.kids.want': {
    says: 'De dienst stelt de kinderalimentatie (child support) vast of verandert die. Kijk naar het inkomen, de nachten zorg en de data die ze gebruikten.',
  },
  'au.kids.reality': {
    says: 'Het gaat volgens een vaste berekening van inkomen en zorg. Is een feit fout of veranderd? Dan kan het bedrag veranderen.',
  },
  'au.kids.who': {
    says: 'Services Australia berekent en int de kinderalimentatie (child support).',
  },
  'au.kids.rights': {
    says: 'U kunt gratis bezwaar maken, meestal binnen 28 dagen. Daarna kan een rechter (tribunal) ernaar kijken.',
  },
  'au.kids.right-object': {
    says: 'U kunt bezwaar maken binnen 28 dagen nadat u de beslissing kreeg. Voor een laat bezwaar is een goede reden nodig. Het is gratis.',
  },
  'au.kids.right-change': {
    says: 'Is uw geval bijzonder? Vraag dan een wijziging van de berekening (change of assessment). Redenen zijn kosten van het kind, of inkomen dat de berekening niet laat zien.',
  },
  'au.kids.right-estimate': {
    says: 'Is uw inkomen met 15% of meer gedaald? Dan kunt u een schatting geven, zodat het bedrag uitgaat van wat u nu verdient.',
  },
  'au.kids.right-tribunal': {
    says: 'Lukt het bezwaar niet? Dan kan het Administrative Review Tribunal ernaar kijken. Voor de meeste zaken over kinderalimentatie (child support) is het gratis.',
  },
  'au.kids.right-plan': {
    says: 'Loopt u achter? Vraag dan een regeling. De dienst kan geld nemen van loon, belastingteruggave en rekeningen, zonder rechter.',
  },
  'au.kids.step': {
    says: 'Controleer elk feit in de brief. Bel de dienst over een fout, en maak schriftelijk bezwaar als die blijft.',
  },
}

/** The Dutch words of the rows in ../neighbors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBORS_NL: Words = {
  'us.neighbor.right-fence': {
    says: 'Regels van de staat of stad zeggen wie een hek op de grens betaalt. Vraag schriftelijk om het plan, de prijs en de reden voor u akkoord gaat.',
  },
  'us.neighbor.step-fence': {
    says: 'Zoek de regel van uw stad over hekken en de grens van uw grond op. Bied een gesprek of gratis bemiddeling aan.',
  },
  'us.neighbor.right-nuisance': {
    says: 'Een buur mag u thuis niet veel meer storen dan gewoon is. Een rechter kan bevelen dat het stopt of geld toekennen.',
  },
  'us.neighbor.step-log': {
    says: 'Houd een lijst bij met dagen en tijden. Schrijf eerst de buur, daarna de stad of de verhuurder.',
  },
  'us.neighbor.right-tree': {
    says: 'U mag takken meestal tot de grens op eigen kosten afknippen, als de boom in leven blijft. De boom van een buur beschadigen kan twee of drie keer de waarde kosten.',
  },
}

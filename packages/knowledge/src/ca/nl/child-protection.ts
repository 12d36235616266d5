/** The Dutch words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_WORDS: Words = {
  'ca.child.want': {
    says: 'Een kinderbeschermingsdienst (children’s aid society) moet een zorg over een kind onderzoeken. Men wil uw huis zien en met u en het kind praten.',
  },
  'ca.child.rights': {
    says: 'U mag vragen wat de zorg is, met een advocaat praten voordat u meer zegt of tekent, en bij het bezoek iemand bij u hebben.',
  },
  'ca.child.reality': {
    says: 'Dit is het begin van een onderzoek, geen aanklacht en nog geen rechtszaak. Veel onderzoeken eindigen zonder enige maatregel.',
  },
  'ca.child.right-court': {
    says: 'Een kind mag alleen worden meegenomen met een machtiging (warrant) of een bevel, of als het groot gevaar loopt terwijl die wordt gehaald. Dan moet een rechter er binnen vijf dagen naar kijken.',
  },
  'ca.child.right-sign': {
    says: 'U hoeft niets meteen te tekenen, zoals een plan of een afspraak dat het kind ergens anders blijft. Laat het eerst aan een advocaat zien.',
  },
  'ca.child.step-lawyer': {
    says: 'Bel vóór het bezoek Legal Aid Ontario op 1-800-668-8258. Die kan een advocaat geven, en noemt ander advies als u te veel verdient.',
  },
  'ca.child.step-visit': {
    says: 'Wees er op de vaste tijd, of bel en spreek een andere af. Blijf rustig, en schrijf op wie kwam, wat er gevraagd werd en wat u zei.',
  },
}

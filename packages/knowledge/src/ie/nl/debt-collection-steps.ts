/** The Dutch words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_NL: Words = {
  'ie.debt.step-check': {
    says: 'Ga na of de schuld van u is. Kijk naar de naam, het bedrag, de data en wie u het eerst schuldig was.',
  },
  'ie.debt.step-age': {
    says: 'Zoek uit wanneer u het laatst betaalde. Is het bijna zes jaar of meer? Betaal en teken dan nog niets.',
  },
  'ie.debt.step-mabs': {
    says: 'Bel MABS op 0818 07 2000. Het is gratis en ze kunnen voor u met het bedrijf praten.',
  },
  'ie.debt.step-write': {
    says: 'Schrijf terug. Vraag bewijs van de schuld, of doe een aanbod dat u kunt volhouden.',
  },
  'ie.debt.step-offer': {
    says: 'Bent u het schuldig? Maak een budget en bied een bedrag aan dat u kunt volhouden. Bewaar bewijs van elke betaling.',
  },
  'ie.debt.step-dispute': { says: 'Klopt het niet, zeg dat dan schriftelijk en zeg waarom.' },
}

/** The Dutch words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_NL: Words = {
  'ca.ask.see-child': {
    says: 'Alimentatie en tijd met het kind zijn twee dingen, dus blijf betalen. Schrijf elke weigering op. Probeer eerst bemiddeling, vaak gratis of goedkoop. Vraag dan de familierechter om een regeling (parenting order). Die kijkt alleen naar wat het beste is voor het kind.',
  },
}

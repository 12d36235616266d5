/** The Dutch words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_NL: Words = {
  'nz.ask.see-child': {
    says: 'Alimentatie en tijd met het kind zijn twee dingen, dus blijf betalen. Vraag eerst om bemiddeling (family dispute resolution), gratis bij een laag inkomen. Lukt het niet, vraag dan de Family Court om een regeling (parenting order). Die kijkt naar wat het beste is voor het kind.',
  },
}

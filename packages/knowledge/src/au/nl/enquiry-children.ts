/** The Dutch words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_NL: Words = {
  'au.ask.see-child': {
    says: 'Alimentatie en tijd met het kind zijn twee dingen, dus blijf betalen. Vraag eerst om bemiddeling (family dispute resolution): bel 1800 050 321. Meestal hebt u het bewijs daarvan nodig vóór de rechter. Dan kan de familierechter beslissen naar wat het beste is voor het kind.',
  },
  'au.ask.child-support': {
    says: 'Bel Services Australia (Child Support). Het kan innen van loon, belastingteruggave en bankrekeningen, en kan de andere ouder tegenhouden om het land te verlaten. Het is gratis.',
  },
}

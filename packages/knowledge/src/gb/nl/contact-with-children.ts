/** Contact with children after parents part, in England and Wales: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_NL: Words = {
  'gb.children.right-order': {
    says: 'U kunt de familierechter vragen waar het kind woont en wie het ziet. Wat het beste is voor het kind gaat voor.',
  },
  'gb.children.right-meeting': {
    says: 'Voor de rechter moet u meestal naar een gesprek over bemiddeling. Niet als er mishandeling was.',
  },
  'gb.children.answer': {
    says: 'Probeer het eens te worden, met een bemiddelaar. Lukt dat niet, vraag de familierechter dan om een bevel (child arrangements order). Wat het beste is voor het kind gaat voor.',
  },
}

/** Contact with children after parents part, in England and Wales: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_FR: Words = {
  'gb.children.right-order': {
    says: "Vous pouvez demander au juge de la famille de décider où vit l'enfant et qui il voit. Le bien de l'enfant passe avant tout.",
  },
  'gb.children.right-meeting': {
    says: "Avant le tribunal, il faut le plus souvent aller à un entretien sur la médiation. Pas s'il y a eu des violences.",
  },
  'gb.children.answer': {
    says: "Essayez un accord, avec l'aide d'un médiateur. Si cela échoue, demandez au juge de la famille une décision (child arrangements order). Le bien de l'enfant passe avant tout.",
  },
}

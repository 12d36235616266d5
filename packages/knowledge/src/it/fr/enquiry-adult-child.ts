/** Questions about maintenance for a grown-up child: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADULT_CHILD_FR: Words = {
  'it.ask.adult-child-support': {
    says: 'La pension ne finit pas à 18 ans. Elle continue tant que l’enfant étudie ou cherche vraiment du travail, et finit quand il vit de son travail. Mais n’arrêtez pas seul : la décision vaut jusqu’à ce qu’un juge la change, et l’impayé peut être saisi. Demandez au tribunal de la supprimer ou baisser, avec preuve de l’emploi. Cela vaut en général dès la demande. D’accord tous deux ? Des avocats peuvent l’écrire.',
    dependsOn: 'si l’enfant vit de son travail',
  },
}

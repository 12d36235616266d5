/** Questions about a call to serve on a jury: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_FR: Words = {
  'us.ask-life.jury': {
    says: 'Répondez au plus tard à la date indiquée. Vous pouvez le plus souvent repousser une fois, ou demander d’être dispensé pour difficultés ou pour soins à quelqu’un. Votre employeur ne peut pas vous renvoyer parce que vous y allez.',
  },
  'us.ask-life.jury-missed': {
    says: 'Appelez aujourd’hui le greffe indiqué sur la convocation, dites pourquoi, et demandez une nouvelle date. Cela suffit en général. Si vous ne faites rien, un juge peut vous convoquer pour vous expliquer. Devant un tribunal fédéral, c’est au plus 1 000 $, trois jours de prison ou un travail d’intérêt général ; les États varient. Aucun tribunal ne demande d’argent par téléphone ou carte cadeau : c’est une arnaque.',
  },
}

/** French: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_FR: Words = {
  'gb.barred.right-answer': {
    says: 'Vous pouvez en général répondre avant la décision, sur tout ce qui est retenu. Envoyez votre version, des preuves et des références dans le délai, en général huit semaines. Demandez plus de temps si vous avez une bonne raison.',
  },
  'gb.barred.right-appeal': {
    says: 'Si vous êtes inscrit, vous pouvez demander à l’Upper Tribunal l’autorisation de faire appel, pour une erreur de droit ou de fait. Trouver l’interdiction trop dure ne suffit pas seul. Vous avez en général trois mois dès la date de la lettre. Prenez un syndicat ou un avocat.',
  },
}

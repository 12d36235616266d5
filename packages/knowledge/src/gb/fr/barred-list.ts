/** French: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_FR: Words = {
  'gb.barred.right-answer': {
    says: 'Vous pouvez répondre avant la décision, sur tout ce qui est retenu. Envoyez votre version, des preuves et des références dans le délai, en général huit semaines. Demandez plus de temps s’il le faut.',
  },
  'gb.barred.right-appeal': {
    says: 'Si vous êtes inscrit, l’Upper Tribunal peut dire qu’il y a erreur de droit ou de fait. Vous avez en général trois mois. Prenez un syndicat ou un avocat.',
  },
}

/** The Italian words of the rows in ../store-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STORE_DEMANDS_IT: Words = {
  ...stateWords('store-demand', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un negozio può chiedere le merci e una somma limitata dalla legge. Per un figlio si può chiedere ai genitori',
  }),
  'us.store.want': {
    says: 'Un negozio o il suo studio legale vuole soldi perché dice che sono state prese merci.',
  },
  'us.store.right-proof': {
    says: 'La somma non può superare quella fissata dalla legge dello Stato. Se Lei non paga, il negozio deve provare in tribunale il furto e la sua perdita.',
  },
  'us.store.right-apart': {
    says: 'Pagare non chiude un processo penale, e la lettera non può prometterlo o minacciarlo.',
  },
  'us.store.step': {
    says: 'Non telefoni e non spieghi che cosa è successo. Se può esserci un processo penale, parli prima con un avvocato.',
  },
  'us.store.option': {
    says: 'Chieda per iscritto la legge, le merci e la somma, e non ammetta nulla.',
    title: 'Chiedere le prove per iscritto',
    cost: 'Gratis',
    time: 'Entro la data nella lettera',
    risk: 'Il negozio può andare al tribunale per le piccole cause (small claims court). Lo fa di rado.',
    bestFor: 'Le merci sono state ridate o non è vero.',
  },
  'us.check.right-bounced': {
    says: 'La legge dello Stato limita la spesa per un assegno respinto e quasi sempre dà alcuni giorni per pagare prima che si debba di più. Un errore non è un reato.',
  },
}

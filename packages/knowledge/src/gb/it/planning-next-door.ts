/** A plan to build next door: comments to the council. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PLANNING_NEXT_DOOR_IT: Words = {
  'gb.planning.wants': {
    says: 'Il comune Le chiede cosa pensa di lavori vicino a Lei. Non è obbligato a rispondere.',
  },
  'gb.planning.right-comment': {
    says: 'Può dire la Sua entro il giorno della lettera, quasi sempre entro 21 giorni. Il comune deve guardarlo se riguarda luce, vista, misura, rumore o traffico.',
  },
  'gb.planning.step': {
    says: 'Guardi i piani in rete. Scriva punti brevi su luce, vista, misura o rumore. Il prezzo delle case e le liti non contano. Chieda aiuto a un consigliere.',
  },
}

/** Questions about the day that a court has set for bailiffs to put a tenant out: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_BY_BAILIFFS_FR: Words = {
  'gb.ask-home.warrant-suspend': {
    says: 'Envoyez maintenant le formulaire N244 au tribunal et demandez de suspendre l’expulsion (warrant). Dites ce qui a changé, ce que vous pouvez payer aujourd’hui et chaque semaine, avec vos fiches de paie. Une audience a lieu vite. Cela marche sauf si le juge n’avait pas le choix. EX160 aide pour les frais. Appelez aussi la commune et Shelter : 0808 800 4444.',
  },
}

/** Questions about contributions of a self-employed person: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_FR: Words = {
  'fr.ask-debt.self-employed-dues': {
    says: 'Demandez vite un échéancier à l’Urssaf en ligne, avant une contrainte : petites sommes, et majorations remises une fois le reste payé. Sans déclaration, ils taxent d’office : envoyez vos vrais revenus, la somme est recalculée. Contre une mise en demeure, deux mois pour la commission (CRA). Contre une contrainte, 15 jours pour le tribunal. On peut le plus souvent remonter à trois ans.',
  },
}

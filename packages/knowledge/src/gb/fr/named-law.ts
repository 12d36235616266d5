/** Amendes pénales, loyer foncier, prestations, offres et fraude : les lignes du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'gb.scam.warn-link': {
    says: 'Des voleurs copient ces messages. Ouvrez vous-même le site officiel, jamais par le lien. Tromper les gens pour de l’argent est un crime.',
  },
  'gb.stat.right-late-payment': {
    says: 'Entre deux entreprises, la loi ajoute des intérêts et £40, £70 ou £100 à une facture en retard. Cela ne vaut pas pour un achat de consommateur.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Un employeur juste prévient tôt, discute avec vous, choisit avec des critères justes et vous cherche un autre poste. Le tribunal vérifie chaque point.',
  },
  'gb.credit.right-early-settlement': {
    says: 'Vous pouvez rembourser un prêt ou un crédit auto plus tôt, quand vous voulez. Le prêteur doit alors enlever une partie des intérêts et vous donner la somme par écrit si vous la demandez.',
  },
}

/** Divorce, its money and pensions, and couples who never married: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_AND_PARTING_FR: Words = {
  'gb.divorce.right-no-blame': {
    says: "L'un de vous peut demander le divorce sans accuser l'autre. Il faut au moins 26 semaines. Faites aussi régler le logement, l'argent et les retraites.",
  },
  'gb.divorce.answer': {
    says: "L'un de vous peut faire la demande en ligne sans accuser l'autre. Il faut au moins 26 semaines. N'oubliez pas la décision sur l'argent : sans elle, les demandes restent ouvertes.",
  },
  'gb.unmarried.right-share': {
    says: 'Vivre ensemble ne crée pas de mariage. Un tribunal peut quand même dire quelle part du logement est à vous, selon ce qui a été convenu et payé.',
  },
  'gb.divorce.answer-pension': {
    says: 'Personne n’a droit d’office à la moitié. Le tribunal regarde les besoins de chacun, les enfants, l’âge, les revenus et les années ensemble, et peut partager une pension. Demandez sa valeur (CETV) et prenez conseil avant d’accepter. Seule une décision du tribunal rend l’accord définitif.',
  },
}

/** The French words of the rows in ../unfair-competition.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNFAIR_COMPETITION_FR: Words = {
  'de.uwg.right-form': {
    says: 'La lettre doit dire qui avertit, à quel titre, ce que vous avez fait et le calcul des frais. Sinon, vous ne devez aucun frais et pouvez réclamer les vôtres.',
  },
  'de.uwg.right-no-costs': {
    says: 'Pour des mentions manquantes sur un site, un concurrent ne peut demander de frais. La première promesse n’a alors pas besoin de pénalité si vous êtes en général moins de 100.',
  },
  'de.uwg.right-abuse': {
    says: 'Un avertissement fait pour l’argent est un abus sans effet : envois en masse, valeur ou pénalité trop haute. Les associations doivent figurer sur une liste officielle.',
  },
}

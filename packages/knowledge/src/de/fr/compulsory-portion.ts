/** The French words of the rows in ../compulsory-portion.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPULSORY_PORTION_FR: Words = {
  'de.portion.want': {
    says: 'Une personne écartée par le testament veut un inventaire et une part en argent (Pflichtteil).',
  },
  'de.portion.right-half': {
    says: 'Seuls les enfants, leurs enfants, le conjoint et, sans enfants, les parents y ont droit : la moitié de la part légale, en argent.',
  },
  'de.portion.right-list': {
    says: 'Ils peuvent demander une liste complète, dons compris. Ceux des dix dernières années comptent, un dixième de moins par an ; au conjoint, en général en entier. Dettes et obsèques se déduisent d’abord.',
  },
  'de.portion.right-time': {
    says: 'C’est trop tard trois ans après la fin de l’année où ils ont su le décès et le testament. Si vous perdiez votre logement, un juge peut donner du temps.',
  },
  'de.portion.step': {
    says: 'Faites l’inventaire avec les valeurs au jour du décès, par écrit. Ne payez rien avant le calcul et consultez un avocat.',
  },
}

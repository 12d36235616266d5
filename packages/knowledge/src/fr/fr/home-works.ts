/** The French words of the rows in ../home-works.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_WORKS_FR: Words = {
  'fr.works.want': {
    says: 'Votre bailleur prévoit des travaux chez vous et veut entrer.',
  },
  'fr.works.reality': {
    says: 'Vous devez laisser faire les travaux nécessaires. Mais il y a des règles : préavis, jours et indemnité.',
  },
  'fr.works.right-notice': {
    says: 'On doit vous prévenir par écrit : nature et modalités. Pas de travaux le samedi, dimanche et jours fériés sans votre accord.',
  },
  'fr.works.right-less': {
    says: 'Si les travaux durent plus de 21 jours, le loyer baisse selon la durée et la gêne. Si le logement est inhabitable, vous pouvez résilier.',
  },
  'fr.works.right-judge': {
    says: 'Un juge peut interdire des travaux abusifs.',
  },
  'fr.works.step': {
    says: 'Demandez par écrit le programme et les dates. Prenez des photos avant et après. Demandez une baisse dès le 22e jour.',
  },
}

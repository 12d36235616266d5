/** The French words of the rows in ../family-judge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_JUDGE_FR: Words = {
  'fr.jaf.want': {
    says: 'L’autre parent demande au juge (JAF) de fixer où vit l’enfant, qui le voit quand, ou ce que vous payez.',
  },
  'fr.jaf.right-interest': {
    says: 'En général les deux parents gardent l’autorité, et le juge ne regarde que le bien de l’enfant : habitudes, accords, respect de l’autre, violences. L’enfant peut demander à être entendu.',
  },
  'fr.jaf.right-sum': {
    says: 'La pension suit les ressources de chaque parent et les besoins de l’enfant. Elle peut changer en cas de fait nouveau.',
  },
  'fr.jaf.right-lawyer': {
    says: 'L’avocat n’est en général pas obligatoire, mais utile : l’aide juridictionnelle paie si vous gagnez peu. Sans vous, le juge décide quand même. Appel en général en un mois.',
  },
  'fr.jaf.step': {
    says: 'Apportez revenus, loyer et frais, un projet pour école et vacances, et ce que vous faites pour l’enfant. Envoyez des copies avant l’audience.',
  },
}

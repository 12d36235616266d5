/** The French words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_FR: Words = {
  'de.exam.want': {
    says: 'L’université décide qu’un examen est échoué ou met fin à votre inscription (Exmatrikulation). Un juge peut le contrôler.',
  },
  'de.exam.right-object': {
    says: 'Vous avez un mois pour vous opposer (Widerspruch), ou aller au tribunal si la lettre le dit. D’ici là, une Exmatrikulation n’a en général pas d’effet, sauf si elle est ordonnée tout de suite. Demandez ce que vous pouvez continuer.',
  },
  'de.exam.right-rethink': {
    says: 'Vous pouvez voir votre copie et les notes. Si vous montrez ce qui est mal noté, les examinateurs doivent y réfléchir à nouveau.',
  },
  'de.exam.right-ill': {
    says: 'Un trouble dans la salle ou une maladie compte en général seulement si vous l’avez dit aussitôt, avec certificat. À certains endroits, un cas de rigueur donne un essai de plus : lisez votre règlement.',
  },
  'de.exam.step': {
    says: 'Demandez aujourd’hui à voir la copie (Akteneinsicht) et envoyez une courte opposition. Les raisons peuvent suivre. L’AStA conseille souvent gratuitement.',
  },
}

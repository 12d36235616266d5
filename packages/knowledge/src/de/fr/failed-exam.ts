/** The French words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_FR: Words = {
  'de.exam.want': {
    says: 'L’université décide qu’un examen est échoué ou met fin à votre inscription (Exmatrikulation). Un juge peut le contrôler.',
  },
  'de.exam.right-object': {
    says: 'Faites opposition en un mois (Widerspruch). D’ici là, la fin des études ne compte en général pas et vous pouvez continuer.',
  },
  'de.exam.right-rethink': {
    says: 'Vous pouvez voir votre copie et les notes. Si vous montrez ce qui est mal noté, les examinateurs doivent y réfléchir à nouveau.',
  },
  'de.exam.right-ill': {
    says: 'Troubles ou maladie ne comptent que s’ils ont été signalés aussitôt, avec certificat. Un cas de rigueur peut donner un essai de plus : lisez le règlement.',
  },
  'de.exam.step': {
    says: 'Demandez aujourd’hui à voir l’examen (Akteneinsicht) et envoyez une courte opposition. Les motifs peuvent suivre. L’AStA conseille sans frais.',
  },
}

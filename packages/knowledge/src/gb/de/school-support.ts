/** Support at school for children with special needs, in each nation: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_SUPPORT_DE: Words = {
  'gb.school.right-equal': {
    says: 'Eine Schule muss für ein Kind mit Behinderung faire Änderungen machen, etwa bei Autismus. Sie darf nicht ohne guten Grund bestrafen, was von der Behinderung kommt. Ein Gericht (tribunal) kann entscheiden.',
  },
  'gb.school.right-plan': {
    says: 'Die Gemeinde muss die Hilfe geben, die im Plan steht. Gegen ihre Entscheidung können Sie innerhalb von zwei Monaten zum SEND Tribunal gehen.',
  },
  'gb.school.scotland-support': {
    says: 'Die Gemeinde muss einem Kind die zusätzliche Hilfe geben, die es zum Lernen braucht. In manchen Fällen entscheidet ein Gericht (tribunal).',
  },
  'gb.school.wales-support': {
    says: 'Ein Kind mit mehr Lernbedarf hat ein Recht auf einen Plan und die Hilfe darin. Sie können zum Education Tribunal for Wales gehen.',
  },
}

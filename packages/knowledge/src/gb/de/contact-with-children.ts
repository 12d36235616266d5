/** Contact with children after parents part, in England and Wales: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_DE: Words = {
  'gb.children.right-order': {
    says: 'Sie können das Familiengericht fragen, wo das Kind lebt und wen es sieht. Das Wohl des Kindes geht vor.',
  },
  'gb.children.right-meeting': {
    says: 'Vor dem Gericht müssen Sie meist zu einem Gespräch über Vermittlung (Mediation). Bei Gewalt oder Missbrauch nicht.',
  },
  'gb.children.answer': {
    says: 'Versuchen Sie, sich mit Hilfe einer Vermittlung zu einigen. Gelingt das nicht, beantragen Sie beim Familiengericht eine Regelung (child arrangements order). Das Wohl des Kindes geht vor.',
  },
}

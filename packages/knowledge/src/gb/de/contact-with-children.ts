/** Contact with children after parents part, in each nation: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_DE: Words = {
  'gb.children.right-order': {
    says: 'Sie können das Familiengericht fragen, wo das Kind lebt und wen es sieht. Das Wohl des Kindes geht vor.',
  },
  'gb.children.right-meeting': {
    says: 'Vor dem Gericht müssen Sie meist zu einem Gespräch über Vermittlung (Mediation). Bei Gewalt oder Missbrauch nicht.',
  },
  'gb.children.scotland': {
    says: 'Sie können beim Sheriff Court eine Entscheidung zu Umgang oder Wohnort des Kindes beantragen. Das Wohl des Kindes geht vor.',
  },
  'gb.children.ni': {
    says: 'Sie können beim Familiengericht eine Entscheidung zu Umgang oder Wohnort des Kindes beantragen. Das Wohl des Kindes geht vor.',
  },
  'gb.children.answer': {
    says: 'Versuchen Sie, sich mit Hilfe einer Vermittlung zu einigen. Gelingt das nicht, beantragen Sie beim Familiengericht eine Regelung (child arrangements order). Das Wohl des Kindes geht vor.',
  },
  'gb.children.scotland-father': {
    says: 'Ein Vater in einer Geburtsurkunde seit dem 4. Mai 2006 hat Elternrechte, verheiratet oder nicht. Andere Väter können sie beim Sheriff beantragen.',
  },
  'gb.children.answer-scotland': {
    says: 'Versuchen Sie, sich mit Hilfe einer Vermittlung zu einigen. Gelingt das nicht, beantragen Sie beim Sheriff Court Umgang. Das Wohl des Kindes geht vor, und Unterhalt entscheidet darüber nicht.',
  },
  'gb.children.answer-ni': {
    says: 'Versuchen Sie, sich mit Hilfe einer Vermittlung zu einigen. Gelingt das nicht, beantragen Sie beim Familiengericht Umgang. Das Wohl des Kindes geht vor.',
  },
}

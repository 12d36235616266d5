/** Contact with children after parents part, in Scotland and Northern Ireland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_SCOTLAND_NI_DE: Words = {
  'gb.children.scotland': {
    says: 'Sie können beim Sheriff Court eine Entscheidung zu Umgang oder Wohnort des Kindes beantragen. Das Wohl des Kindes geht vor.',
  },
  'gb.children.ni': {
    says: 'Sie können beim Familiengericht eine Entscheidung zu Umgang oder Wohnort des Kindes beantragen. Das Wohl des Kindes geht vor.',
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

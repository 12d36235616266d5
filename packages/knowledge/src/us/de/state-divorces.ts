/** The German words of the rows in ../state-divorces.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_DIVORCES_DE: Words = {
  'us.divorce.want': {
    says: 'Ihr Mann oder Ihre Frau bittet ein Gericht, die Ehe zu beenden und über Kinder, Geld und die Wohnung zu entscheiden.',
  },
  'us.divorce.reality': {
    says: 'Das ist ein echter Fall vor Gericht. Antworten Sie nicht, kann der Richter geben, was die Papiere verlangen.',
  },
  'us.divorce.right-heard': {
    says: 'Sie können antworten, verlangen, was Sie wollen, und zu Kindern, Unterhalt und Besitz gehört werden.',
  },
  'us.divorce.right-kids': {
    says: 'Meist entscheidet der Bundesstaat über die Kinder, in dem sie sechs Monate gelebt haben. Der Unterhalt folgt den Richtlinien des Bundesstaats.',
  },
  'us.divorce.step': {
    says: 'Reichen Sie Ihre Antwort (answer) bis zum Datum mit dem Formular des Gerichts ein. Kopieren Sie Bank-, Lohn- und Steuerpapiere. Bitten Sie die Rechtshilfe (legal aid) um Hilfe.',
  },
  'us.divorce.option-answer': {
    says: 'Antworten Sie und sagen Sie, womit Sie einverstanden sind und womit nicht.',
    title: 'Eine Antwort (answer) einreichen',
    cost: 'Eine Gebühr, die erlassen werden kann',
    time: 'Bis zum Datum in den Papieren',
    risk: 'Keines. Ohne Antwort können Sie durch Säumnis (default) verlieren.',
    bestFor: 'Sie wollen mitreden.',
  },
  'us.divorce.option-agree': {
    says: 'Versuchen Sie, sich mit einem Vermittler (mediator) zu einigen, und lassen Sie den Richter unterschreiben.',
    title: 'Sich einigen',
    cost: 'Ein Vermittler kann beim Gericht kostenlos sein',
    time: 'Wochen',
    risk: 'Unterschreiben Sie nicht unter Druck.',
    bestFor: 'Sie können sicher miteinander reden.',
  },
  ...stateWords('divorce', {
    ...sameCells(
      'AZ FL MA NY WA',
      'haben Sie meist 20 Tage für die Antwort auf Scheidungspapiere. Bei Kindern tut der Richter, was für sie am besten ist',
    ),
    ...sameCells(
      'CA GA IL NC',
      'haben Sie meist 30 Tage für die Antwort auf Scheidungspapiere. Bei Kindern tut der Richter, was für sie am besten ist',
    ),
    MI: 'haben Sie meist 21 Tage für die Antwort auf Scheidungspapiere. Bei Kindern tut der Richter, was für sie am besten ist',
    PA: 'sollten Sie Ihren Anteil und Unterhalt verlangen, bevor die Scheidung gilt, sonst können sie verloren sein. Ein Affidavit gilt als wahr, wenn Sie ihm nicht widersprechen, meist in 20 Tagen. Bei Kindern tut der Richter, was für sie am besten ist',
    VA: 'haben Sie meist 21 Tage für die Antwort auf Scheidungspapiere. Bei Kindern tut der Richter, was für sie am besten ist',
    NJ: 'haben Sie meist 35 Tage für die Antwort auf Scheidungspapiere. Bei Kindern tut der Richter, was für sie am besten ist',
    OH: 'haben Sie meist 28 Tage für die Antwort auf Scheidungspapiere. Bei Kindern tut der Richter, was für sie am besten ist',
    TX: 'haben Sie meist bis 10 Uhr am Montag nach 20 Tagen für die Antwort auf Scheidungspapiere. Bei Kindern tut der Richter, was für sie am besten ist',
  }),
}

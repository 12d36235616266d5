/** The German words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_DE: Words = {
  'ie.discipline.want': {
    says: 'Ihr Arbeitgeber verwarnt Sie oder lädt Sie zu einem Gespräch über Ihr Verhalten. Das ist keine Kündigung, kann aber später zählen.',
  },
  'ie.discipline.reality': {
    says: 'Eine Kündigung ohne faires Verfahren ist meist unfair, auch bei einem echten Grund.',
  },
  'ie.discipline.right-facts': {
    says: 'Vor dem Gespräch müssen Sie den Vorwurf kennen und sehen, worauf er sich stützt. Dann können Sie antworten.',
  },
  'ie.discipline.right-helper': {
    says: 'Sie können einen Kollegen oder jemanden von der Gewerkschaft mitbringen.',
  },
  'ie.discipline.right-appeal': {
    says: 'Sie können im Betrieb Einspruch einlegen. Eine Verwarnung soll meist nach einer gewissen Zeit verfallen.',
  },
  'ie.discipline.right-reprisal': {
    says: 'Man darf Sie nicht strafen, weil Sie sich über Sicherheit beschweren oder Unrecht melden.',
  },
  'ie.discipline.step': {
    says: 'Verlangen Sie den Vorwurf, die Beweise und die Regeln des Betriebs schriftlich. Bitten Sie um mehr Zeit, wenn Sie sie brauchen.',
  },
}

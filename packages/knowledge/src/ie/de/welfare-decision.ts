/** The German words of the rows in ../welfare-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DECISION_DE: Words = {
  'ie.welfare.deadline-appeal': {
    says: 'Sie haben 60 Tage ab der Entscheidung für die Beschwerde (appeal). Wenn Sie Geld brauchen, tun Sie es früher.',
    action: 'Die Beschwerde an das Social Welfare Appeals Office senden',
    consequence: 'Eine späte Beschwerde braucht einen guten Grund.',
  },
  'ie.welfare.right-review': {
    says: 'Sie können das Amt um neue Prüfung mit neuen Belegen bitten und trotzdem rechtzeitig Beschwerde einlegen.',
  },
  'ie.welfare.right-hearing': {
    says: 'Eine andere Person prüft neu. Sie können um ein Gespräch (oral hearing) bitten, kostenlos.',
  },
  'ie.welfare.right-meantime': {
    says: 'Haben Sie kein Geld, fragen Sie bei Intreo nach Supplementary Welfare Allowance.',
  },
  'ie.welfare.step-reason': {
    says: 'Suchen Sie den Grund im Brief. Bitten Sie Arzt oder andere um einen Beleg dagegen.',
  },
  'ie.welfare.option-appeal': {
    title: 'Beschwerde einlegen',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Gering.',
    bestFor: 'Sie meinen, dass Tatsachen oder Regeln falsch gesehen wurden.',
    says: 'Schreiben Sie, warum die Entscheidung falsch ist, mit Belegen. Citizens Information hilft kostenlos.',
  },
  'ie.welfare.reality-review': {
    says: 'Eine Überprüfung ist Routine. Sie ist kein Vorwurf, und die Zahlung läuft vorerst weiter.',
  },
  'ie.welfare.step-form': {
    says: 'Füllen Sie das Formular wahr aus und senden Sie es bis zum Tag im Brief. Behalten Sie Kopie und Nachweis.',
  },
  'ie.welfare.right-time': {
    says: 'Brauchen Sie länger, bitten Sie vor dem letzten Tag darum und sagen Sie, warum.',
  },
  'ie.welfare.right-after': {
    says: 'Wird danach gekürzt, gibt es eine schriftliche Entscheidung und 60 Tage für die Beschwerde.',
  },
}

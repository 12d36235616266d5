/** Benefits to pay back: Canada recovery benefits, and how to have a decision looked at again: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'ca.benefit.want': { says: 'Sehen Sie nach, um welche Wochen es geht, um wie viel und warum.' },
  'ca.benefit.reality': {
    says: 'Sie können um eine neue Prüfung der Entscheidung bitten. Sie können auch um kleine Zahlungen bitten.',
  },
  'ca.benefit.who': {
    says: 'Service Canada entscheidet über Arbeitslosenversicherung und Renten. Die Canada Revenue Agency treibt die Schuld ein.',
  },
  'ca.benefit.rights': {
    says: 'Sie können um neue Prüfung (reconsideration) bitten. Dann können Sie kostenlos zum Social Security Tribunal gehen.',
  },
  'ca.benefit.right-plan': {
    says: 'Sie können um einen Zahlungsplan bitten, der Ihnen genug zum Leben lässt.',
  },
  'ca.benefit.step-why': {
    says: 'Finden Sie heraus, welche Wochen es sind und warum. Vergleichen Sie es mit Ihren Meldungen und Lohnzetteln.',
  },
  'ca.benefit.step-review': {
    says: 'Ist es falsch, schicken Sie vor dem Ende der 30 Tage eine Bitte um neue Prüfung (reconsideration).',
  },
  'ca.benefit.step-pay': {
    says: 'Stimmt es, rufen Sie an und bieten Sie eine Summe an, die Sie durchhalten.',
  },
  'ca.benefit.opt-review': {
    says: 'Schicken Sie das Formular für die neue Prüfung (reconsideration) und Ihre Beweise.',
    title: 'Um neue Prüfung bitten',
    cost: 'Kostenlos.',
    time: '30 Tage.',
    risk: 'Gering.',
    bestFor: 'Die Tatsachen oder die Summe sind falsch.',
  },
  'ca.benefit.opt-plan': {
    says: 'Nennen Sie Ihr Einkommen und Ihre Kosten.',
    title: 'Um kleine Zahlungen bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Jetzt.',
    risk: 'Man kann Steuerrückzahlungen behalten.',
    bestFor: 'Es stimmt, aber Sie können nicht sofort zahlen.',
  },
  'ca.benefit.warn': {
    says: 'Für die Schuld kann man einen Teil späterer Leistungen oder Steuerrückzahlungen behalten.',
  },
  'ca.benefit.right-crb': {
    says: 'Sie können eine zweite Prüfung einer Entscheidung zu CRB oder CERB verlangen, und einen Plan, den Sie sich leisten können.',
  },
  'ca.benefit.right-federal-court': {
    says: 'Nach der zweiten Prüfung durch die Steuerbehörde können Sie das Federal Court bitten, die Entscheidung anzusehen. Sie haben 30 Tage.',
  },
  'ca.benefit.child-rights': {
    says: 'Sie können kostenlos bei der Steuerbehörde Einspruch einlegen und dann zum Tax Court gehen. Sie können um kleine Raten bitten.',
  },
  'ca.benefit.child-right-object': {
    says: 'Stimmen Summe oder Zeiten nicht, legen Sie binnen 90 Tagen nach dem Bescheid Einspruch bei der Steuerbehörde ein. Das ist kostenlos und geht ohne Anwalt.',
  },
  'ca.benefit.child-step-proof': {
    says: 'Klären Sie, welche Monate und warum. Schicken Sie Belege, wo das Kind wohnte, etwa Briefe von Schule oder Arzt, oder über Ihr Einkommen.',
  },
  'ca.benefit.right-service': {
    says: 'Die Steuerbehörde muss Sie fair behandeln und ihre Entscheidung erklären. Sie können sich bei ihr beschweren und danach kostenlos beim Ombudsmann der Steuerzahler (Taxpayers’ Ombudsperson).',
  },
}

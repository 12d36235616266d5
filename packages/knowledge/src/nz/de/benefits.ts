/** The German words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_DE: Words = {
  'nz.benefit.want': { says: 'Suchen Sie, um welche Wochen es geht, wie viel es ist und warum.' },
  'nz.benefit.reality': {
    says: 'Sie können eine Überprüfung (review) verlangen, und Sie können um kleinere Zahlungen bitten.',
  },
  'nz.benefit.who': {
    says: 'Work and Income gehört zum Ministry of Social Development. Ein eigener Ausschuss prüft die Entscheidungen.',
  },
  'nz.benefit.rights': {
    says: 'Sie können nach Gründen fragen, eine Überprüfung (review) verlangen und dann Berufung (appeal) einlegen, alles kostenlos.',
  },
  'nz.benefit.right-review': {
    says: 'Sie können innerhalb von drei Monaten eine Überprüfung (review) einer Entscheidung verlangen.',
  },
  'nz.benefit.right-rate': {
    says: 'Sie können um kleinere Raten bitten, damit Ihnen genug zum Leben bleibt.',
  },
  'nz.benefit.review': {
    says: 'Sie haben drei Monate Zeit, nachdem Sie die Entscheidung bekommen haben, eine Überprüfung (review) zu verlangen. Wir zählen ab dem Brief.',
    action: 'Eine Überprüfung der Entscheidung (review of decision) verlangen',
    consequence: 'Ein später Antrag braucht einen guten Grund.',
  },
  'nz.benefit.step-why': {
    says: 'Fragen Sie nach den Gründen, den Wochen und den Summen. Prüfen Sie sie mit Ihren Unterlagen.',
  },
  'nz.benefit.step-review': {
    says: 'Ist es falsch, füllen Sie das Formular für die Überprüfung (review) aus.',
  },
  'nz.benefit.step-help': {
    says: 'Holen Sie sich kostenlose Hilfe von einem Berater für Sozialleistungen (benefit advocate) oder von Community Law.',
  },
  'nz.benefit.opt-review': {
    says: 'Sagen Sie, was falsch ist, und legen Sie Beweise bei.',
    title: 'Eine Überprüfung verlangen',
    cost: 'Kostenlos.',
    time: 'Drei Monate.',
    risk: 'Gering.',
    bestFor: 'Die Schuld oder die Summe ist falsch.',
  },
  'nz.benefit.opt-plan': {
    says: 'Nennen Sie Ihr Einkommen und Ihre Kosten.',
    title: 'Um kleine Zahlungen bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Jetzt.',
    risk: 'Gering.',
    bestFor: 'Es stimmt, aber Sie können nicht alles sofort zahlen.',
  },
  'nz.benefit.right-their-error': {
    says: 'Geld, das aus einem eigenen Fehler der Behörde gezahlt wurde, darf sie nicht zurückverlangen, wenn das unfair wäre. Sie dürfen den Fehler nicht verursacht haben, und Sie müssen das Geld in gutem Glauben genommen und ausgegeben haben.',
  },
  'nz.benefit.right-relationship': {
    says: 'Ein gemeinsames Haus reicht für eine Beziehung nicht. Nötig sind eine Bindung wie in einer Ehe und Hilfe mit Geld. Schreiben Sie, warum das nicht so war.',
  },
  'nz.benefit.families-rights': {
    says: 'Sie können Inland Revenue fragen, wie die Summe entstand, sie bestreiten und um kleine Raten bitten.',
  },
  'nz.benefit.families-right-relief': {
    says: 'Sie können Inland Revenue um Raten bitten. Brächte die Zahlung große Not, bitten Sie um Erlass. Zeigen Sie Einkommen und Kosten.',
  },
  'nz.benefit.families-step': {
    says: 'Prüfen Sie in myIR, welches Einkommen, welche Wochen und Kinder Inland Revenue annahm. Melden Sie Fehler.',
  },
}

/** The German words of the rows in ../unemployment-denial.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_DENIAL_DE: Words = {
  'us.jobless.want': {
    says: 'Der Bundesstaat sagt, dass Sie kein Arbeitslosengeld bekommen, und warum.',
  },
  'us.jobless.want-appeal': {
    says: 'Sie können Widerspruch (appeal) einlegen, aber die Zeit ist kurz.',
  },
  'us.jobless.who': {
    says: 'Ein Amt des Bundesstaats entscheidet. Ihren Widerspruch (appeal) hört jemand, der die Entscheidung nicht getroffen hat.',
  },
  'us.jobless.reality': {
    says: 'Eine erste Ablehnung ist nicht das Ende. Sie können kostenlos Widerspruch (appeal) einlegen und Ihre Seite sagen.',
  },
  'us.jobless.rights-summary': {
    says: 'Sie haben das Recht auf eine faire Anhörung (hearing), die Akte zu sehen und Beweise und Zeugen zu bringen.',
  },
  'us.jobless.right-hearing': {
    says: 'Jeder Bundesstaat muss Ihnen vor einer unparteiischen Person eine faire Anhörung (hearing) geben, wenn Sie rechtzeitig Widerspruch (appeal) einlegen.',
  },
  'us.jobless.right-employer-proof': {
    says: 'Wurden Sie entlassen, muss der Arbeitgeber in den meisten Bundesstaaten Fehlverhalten (misconduct) zeigen. Haben Sie gekündigt, müssen Sie einen guten Grund zeigen.',
  },
  'us.jobless.step-appeal': {
    says: 'Legen Sie vor dem letzten Tag im Brief schriftlich Widerspruch (appeal) ein. In manchen Bundesstaaten sind es nur 10 Tage ab dem Absenden.',
  },
  'us.jobless.step-claim': {
    says: 'Beantragen Sie weiter jede Woche, während Sie warten. Bezahlt werden nur Wochen, die Sie beantragt haben.',
  },
  'us.jobless.step-proof': {
    says: 'Sammeln Sie Unterlagen: das Kündigungsschreiben, Nachrichten, Regeln, Namen von Menschen, die es sahen.',
  },
  'us.jobless.option-appeal': {
    says: 'Sagen Sie, dass Sie nicht einverstanden sind und eine Anhörung (hearing) wollen. Gründe können Sie später hinzufügen.',
    title: 'Widerspruch (appeal) einlegen',
    cost: 'Kostenlos',
    time: 'Bis zum letzten Tag im Brief',
    risk: 'Keines.',
    bestFor: 'Sie sind mit dem Grund nicht einverstanden.',
  },
  'us.jobless.option-help': {
    says: 'Die Rechtshilfe (legal aid) übernimmt diese Anhörungen oft kostenlos.',
    title: 'Kostenlose Rechtshilfe holen',
    cost: 'Kostenlos bei wenig Einkommen',
    time: 'Diese Woche',
    risk: 'Keines. Die Tage laufen weiter.',
    bestFor: 'Der Arbeitgeber bringt einen Anwalt, oder es ist schwierig.',
  },
}

/** The German words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_DE: Words = {
  'us.benefit.want': {
    says: 'Es heißt, dass Sie zu viel bekommen haben, und man will das Geld zurück.',
  },
  'us.benefit.who-ssa': {
    says: 'Social Security ist ein Amt des Bundes. Es kann einen Teil Ihrer Leistung einbehalten, aber vorher müssen Sie Widerspruch (appeal) einlegen können.',
  },
  'us.benefit.who-state': {
    says: 'Das ist ein Amt des Bundesstaats, das Leistungen zahlt. Es muss Ihnen eine Anhörung (hearing) geben, wenn Sie sie rechtzeitig verlangen.',
  },
  'us.benefit.reality': {
    says: 'Solche Briefe sind oft falsch, oder die Schuld kann erlassen werden. Sie können Widerspruch (appeal) einlegen und bitten, nicht zurückzahlen zu müssen.',
  },
  'us.benefit.rights-summary': {
    says: 'Sie können sehen, wie gerechnet wurde, Widerspruch (appeal) einlegen, einen Erlass (waiver) verlangen oder langsam zurückzahlen.',
  },
  'us.benefit.right-hearing': {
    says: 'Sie haben das Recht auf eine Anhörung (hearing), wenn eine Leistung gekürzt oder zurückgefordert wird.',
  },
  'us.benefit.step-read': {
    says: 'Suchen Sie das Datum des Briefs, die Monate, die Summe und den letzten Tag für den Widerspruch (appeal).',
  },
  'us.benefit.step-appeal': {
    says: 'Ist es falsch, legen Sie vor dem letzten Tag schriftlich Widerspruch (appeal) ein. Verlangen Sie die Rechnung und behalten Sie eine Kopie.',
  },
  'us.benefit.step-help': {
    says: 'Rufen Sie die kostenlose Rechtshilfe (legal aid) an. Sie macht viele dieser Fälle umsonst.',
  },
  'us.benefit.option-appeal': {
    says: 'Schreiben Sie, dass Sie Widerspruch (appeal) einlegen und warum. Verlangen Sie eine Anhörung (hearing).',
    title: 'Widerspruch einlegen',
    cost: 'Kostenlos',
    time: 'Bis zum Tag im Brief',
    risk: 'Keines.',
    bestFor: 'Sie haben nicht zu viel bekommen, oder die Summe ist falsch.',
  },
  'us.benefit.option-waiver': {
    says: 'Sagen Sie, dass die Überzahlung nicht Ihre Schuld war und dass Ihnen beim Zahlen das Nötigste fehlen würde.',
    title: 'Einen Erlass (waiver) verlangen',
    cost: 'Kostenlos',
    time: 'Jederzeit, aber bald',
    risk: 'Man kann nein sagen. Dagegen können Sie Widerspruch einlegen.',
    bestFor: 'Es war nicht Ihre Schuld, und Sie können nicht zahlen.',
  },
  'us.benefit.option-slower': {
    says: 'Bitten Sie um eine kleinere Summe im Monat und zeigen Sie Einkommen und Rechnungen.',
    title: 'Langsamer zurückzahlen',
    cost: 'Eine kleine Summe im Monat',
    time: 'Bevor man Geld nimmt',
    risk: 'Keines.',
    bestFor: 'Sie schulden es, brauchen aber das meiste Ihrer Leistung.',
  },
  'us.benefit.option-help': {
    says: 'Die kostenlose Rechtshilfe (legal aid) kann für Sie Widerspruch einlegen. Holen Sie Hilfe, bevor über Betrug gesprochen wird.',
    title: 'Kostenlose Rechtshilfe holen',
    cost: 'Kostenlos bei wenig Einkommen',
    time: 'Rufen Sie diese Woche an',
    risk: 'Keines. Die Tage laufen weiter.',
    bestFor: 'Die Summe ist groß, oder man spricht von Betrug.',
  },
  'us.benefit.deadline-appeal': {
    says: 'Sie haben 60 Tage für den Widerspruch (appeal), nachdem Sie den Brief bekommen haben. Man nimmt an, dass er fünf Tage nach seinem Datum ankam.',
    action:
      'Widerspruch einlegen: Form SSA-561 schicken und neue Prüfung (reconsideration) verlangen',
    consequence:
      'Die Entscheidung wird endgültig, außer Sie hatten einen guten Grund für die Verspätung.',
    service: 'für die Post',
  },
  'us.benefit.deadline-keep-money': {
    says: 'Melden Sie sich innerhalb von 30 Tagen. Dann beginnt Social Security nicht, Geld zurückzuholen, bis es entschieden hat.',
    action:
      'Innerhalb von 30 Tagen Widerspruch (appeal) einlegen oder Erlass (waiver) verlangen, damit man nicht beginnt, Geld zu nehmen',
    consequence:
      'Man kann beginnen, einen Teil Ihrer Leistung einzubehalten, während entschieden wird.',
  },
  'us.benefit.right-waiver': {
    says: 'Sie können jederzeit einen Erlass (waiver, Form SSA-632) verlangen. Er ist für Menschen ohne Schuld, die nicht zahlen können oder denen Unrecht geschähe.',
  },
  'us.benefit.right-conference': {
    says: 'Will man Ihren Erlass (waiver) ablehnen, dürfen Sie vorher Ihre Akte sehen und persönlich mit ihnen sprechen.',
  },
  'us.benefit.not-yet': {
    says: 'Solange ein rechtzeitiger Widerspruch (appeal) oder Antrag auf Erlass (waiver) offen ist, sollte man das Geld nicht zurückholen.',
  },
  'us.benefit.step-both': {
    says: 'Sie können beide Formulare schicken: SSA-561 für den Widerspruch (appeal) und SSA-632 für den Erlass (waiver). Lassen Sie sich eine Kopie stempeln.',
  },
  'us.benefit.change-rate': {
    says: 'Social Security kann die Hälfte Ihrer monatlichen Leistung nehmen, wenn Sie etwa 90 Tage nichts tun. Sie können um weniger bitten.',
    was: 'Ab März 2024 nahm Social Security 10 % der monatlichen Leistung, und 2025 für kurze Zeit alles.',
    is: 'Für Mitteilungen seit dem 25. April 2025 sind es meist 50 % der Leistung von Social Security. Bei SSI sind es 10 %.',
  },
  'us.benefit.insight-lower': {
    says: 'Sie können jederzeit um eine kleinere Rate bitten, wenn zu wenig zum Leben bleibt.',
    actionable: 'Schicken Sie Form SSA-634 mit Einkommen und Rechnungen.',
  },
}

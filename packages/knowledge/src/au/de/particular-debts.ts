/** Debts with rights of their own: sold debts, phone and internet, damage that an insurer paid, small claims: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_DE: Words = {
  'au.debt.right-small-costs': {
    says: 'Bei einer kleinen Forderung (small claim) zahlt meist jede Seite den eigenen Anwalt. Fragen Sie, wie hoch die Grenze in Ihrem Bundesstaat ist.',
  },
  'au.debt.right-phone': {
    says: 'Eine Telefonfirma muss Ihnen Zahlungshilfe anbieten, bevor sie sperrt. Tat sie das nicht, beschweren Sie sich kostenlos beim Telecommunications Industry Ombudsman.',
  },
  'au.debt.right-sold': {
    says: 'Ihre Schuld wurde verkauft. Verlangen Sie die schriftliche Mitteilung (notice of assignment) und den Vertrag. Sie behalten alle Einwände, die Sie gegen den ersten Kreditgeber hatten.',
  },
  'au.debt.right-insurer-recovers': {
    says: 'Können Sie einem Versicherer einen Schaden nicht zahlen, sagen Sie es ihm. Sein Branchenkodex verlangt Hilfe bei Not, etwa kleine Raten oder eine Pause.',
  },
}

/** Questions about giving notice and unemployment pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_DE: Words = {
  'be.ask.unemployment': {
    says: 'Seit 2026 endet das Geld nach höchstens 24 Monaten. Gegen Ablehnung oder Sanktion haben Sie drei Monate für das Arbeitsgericht, kostenlos. Fragen Sie die Gewerkschaft und beim CPAS nach einem Eingliederungseinkommen.',
  },
  'be.ask.unemployment-back': {
    says: 'Fragen Sie, wie die Summe berechnet ist. Sie haben drei Monate für das Arbeitsgericht, kostenlos. Waren Sie gutgläubig, können sie höchstens die letzten 150 Tage zurückfordern. Bitten Sie auch um Raten oder Erlass.',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'warum Sie gegangen sind',
    says: 'Wer ohne guten Grund geht, verliert meist Geld für 4 bis 52 Wochen. Gute Gründe: nicht gezahlter Lohn, Gesundheit, Umzug wegen der Familie. Seit März 2026 geht das nach etwa zehn Arbeitsjahren einmal, mit bis zu sechs Monaten Geld. Behalten Sie Belege, melden Sie sich sofort an, und sagen Sie bei der Anhörung Ihre Sicht. Gegen eine Strafe haben Sie drei Monate für das Arbeitsgericht.',
  },
  'be.ask.c4': {
    says: 'Der Arbeitgeber muss Ihnen das Formular C4 spätestens am letzten Arbeitstag geben. Verlangen Sie es per Einschreiben und sagen Sie es Ihrer Gewerkschaft oder dem LfA (ONEM, RVA). Melden Sie sich trotzdem jetzt arbeitsuchend. Das Arbeitsgericht kann es anordnen.',
  },
  'be.ask.fixed-term': {
    says: 'Beendet der Arbeitgeber ihn zu früh ohne schweren Grund, schuldet er den Lohn bis zum Ende, höchstens das Doppelte der Kündigungsentschädigung. Nur in der ersten Hälfte, höchstens sechs Monate, darf er kündigen. Sie haben ein Jahr Zeit.',
  },
}

/** Debts with rights of their own: sold debts, phone and internet, student loans, bad work, high interest: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_WORDS: Words = {
  'ca.debt.insight-interest': {
    says: 'Seit 2025 dürfen die meisten Kredite höchstens 35 % im Jahr kosten, alle Kosten eingerechnet. Lizenzierte Kredite bis zum Zahltag (payday loans) haben eine eigene Grenze.',
    actionable:
      'Rechnen Sie die Kosten im Jahr aus. Liegen sie über 35 %, fragen Sie einen Anwalt oder ein Verbraucheramt.',
  },
  'ca.debt.right-yearly-rate': {
    says: 'Nennt ein Vertrag Zinsen je Tag, Woche oder Monat und keinen Jahreszins, schulden Sie höchstens 5 % im Jahr. Bei Krediten für ein Haus ist es anders.',
  },
  'ca.debt.right-bad-work': {
    says: 'War die Arbeit schlecht oder nicht fertig, sagen Sie es schriftlich mit Fotos. Sie können Ihren Schaden von der Rechnung abziehen.',
  },
  'ca.debt.right-phone': {
    says: 'Bei Schulden für Telefon oder Internet können Sie sich kostenlos bei der CCTS beschweren. Der Wireless Code begrenzt, was bei vorzeitigem Ende eines Handyvertrags geschuldet ist.',
  },
  'ca.debt.right-sold': {
    says: 'Ihre Schuld wurde verkauft. Verlangen Sie die schriftliche Mitteilung über den Verkauf und einen Beweis, dass sie dieser Firma gehört. Zahlen Sie nicht an zwei Firmen.',
  },
  'ca.debt.right-student': {
    says: 'Der Staat hat meist sechs Jahre, um wegen eines Studienkredits zu klagen; eine Zahlung startet die Zeit neu. Steuererstattungen kann er weiter einbehalten. Bitten Sie um Rückzahlungshilfe.',
  },
}

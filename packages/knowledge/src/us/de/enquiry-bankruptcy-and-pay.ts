/** The German words of the rows in ../enquiry-bankruptcy-and-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_AND_PAY_DE: Words = {
  'us.fact.chapter7-car': {
    says: 'Meist behalten Sie es, wenn Sie mit den Raten aktuell sind und Ihr Anteil am Wert unter dem Freibetrag Ihres Bundesstaats liegt. Sie verpflichten sich neu (reaffirm), zahlen den heutigen Wert auf einmal (redeem) oder geben es zurück und schulden nichts. Bei Rückstand kann Chapter 13 strecken. Fragen Sie erst einen Anwalt oder legal aid.',
  },
  'us.fact.chapter7-house': {
    says: 'Der Antrag stoppt eine Versteigerung sofort, wenn er vor dem Tag gestellt ist. Sind Sie im Rückstand, können Sie mit Chapter 13 über drei bis fünf Jahre aufholen und das Haus behalten. Sind Sie aktuell, behalten Sie es meist auch in Chapter 7, wenn Ihr Anteil unter dem Freibetrag (homestead) liegt. Gehen Sie jetzt zu einem Anwalt oder legal aid.',
  },
  'us.fact.give-car-back': {
    says: 'Das Auto zurückzugeben beendet den Kredit nicht. Der Kreditgeber verkauft es, und Sie können den Rest und die Kosten schulden. In Ihrer Kreditauskunft steht es als Rücknahme. Bitten Sie zuerst um eine kleinere Rate oder Aufschub. Oder fragen Sie, ob Sie es selbst teurer verkaufen dürfen. Alles schriftlich.',
  },
  'us.state.fl.ask-head-of-family': {
    says: 'In Florida ist der Lohn eines „head of family“ meist sicher. Das sind Sie, wenn Sie mehr als die Hälfte des Unterhalts für ein Kind oder andere tragen. Bis 750 Dollar die Woche sind sicher. Mehr darf nur mit Ihrer schriftlichen Zustimmung genommen werden. Reichen Sie den Antrag (claim of exemption) binnen 20 Tagen ein.',
  },
  'us.fact.debt-relief-sued': {
    says: 'Antworten Sie dem Gericht selbst, bis zum Tag in der Klage. Das Wort der Schuldenfirma hält den Fall nicht auf, und ohne Antwort verlieren Sie. Wer das am Telefon verkauft, darf vor einem Vergleich keine Gebühr nehmen. Zahlen Sie nicht weiter, verlangen Sie Ihr Geld zurück und beschweren Sie sich beim Attorney General und der FTC.',
  },
  'us.fact.garnish-no-judgment': {
    says: 'So nicht. Bei Karte, Kredit oder Arztrechnung müssen sie erst klagen und gewinnen. Haben Sie keine Gerichtspapiere, fragen Sie das Gericht nach einem Fall und schreiben Sie das. Zu drohen, was man nicht darf, ist verboten: Beschwerde beim CFPB. Öffentliche Schulden und Studienkredite des Bundes sind anders.',
  },
}

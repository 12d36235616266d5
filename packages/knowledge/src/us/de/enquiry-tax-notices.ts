/** The German words of the rows in ../enquiry-tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NOTICES_DE: Words = {
  'us.fact.irs-final-levy-notice': {
    says: 'Das ist die letzte Mitteilung, bevor die IRS Lohn, Bankgeld oder ein Auto nehmen darf. Schicken Sie Form 12153 binnen 30 Tagen ab ihrem Datum per Einschreiben. Das hält den Zugriff meist auf, bis Appeals entscheidet, und der Weg zum Tax Court bleibt offen. Bitten Sie darin um tragbare Raten oder eine Pause wegen Notlage. Geben Sie fehlende Erklärungen ab. Ein Anruf schadet nicht.',
  },
  'us.fact.irs-final-notice-missed': {
    says: 'Sie können mit Form 12153 noch eine „equivalent hearing“ verlangen, ein Jahr lang ab dem Tag nach dem Datum. Sie hält den Zugriff nicht von Gesetzes wegen auf, und danach gibt es keinen Tax Court. Rufen Sie deshalb jetzt die IRS an: Raten, oder eine Pause, wenn Miete und Essen nicht mehr gehen. Das kann stoppen oder Geld frei machen. In Not hilft der Taxpayer Advocate (Form 911).',
  },
  'us.fact.irs-reminder': {
    says: 'CP501 oder CP503 ist eine Mahnung zu einer Steuerrechnung. Damit darf die IRS noch keinen Lohn und kein Bankgeld nehmen, aber eine Erstattung behalten. Handeln Sie bis zum genannten Tag: zahlen oder auf IRS.gov Raten verlangen, denn Zinsen laufen. Ist die Summe falsch, schreiben Sie mit Belegen. Danach kommen meist ein CP504 und eine letzte Mitteilung: LT11, Letter 1058 oder CP90.',
  },
  'us.fact.irs-levy-notice-no-number': {
    says: 'Suchen Sie die Nummer in einer Ecke des Briefs. Mit CP504 darf die IRS bisher meist nur eine Steuererstattung des Bundesstaats nehmen. LT11, Letter 1058 oder CP90 ist die letzte Mitteilung: Schicken Sie Form 12153 binnen 30 Tagen ab ihrem Datum. Das hält Lohn und Konto meist frei. Verlangen Sie in beiden Fällen jetzt auf IRS.gov Raten, oder eine Pause, wenn Miete und Essen nicht gehen.',
  },
  'us.fact.irs-90-day-letter': {
    says: 'Mit diesem Brief können Sie vor der Zahlung zum Tax Court gehen. Der letzte Tag steht darauf: 90 Tage ab Datum, oder 150, wenn er Ihnen ins Ausland geschickt wurde. Kein Anruf und kein Brief an die IRS verlängert das. Reichen Sie die Petition auf ustaxcourt.gov ein; die kleine Gebühr kann erlassen werden. Schicken Sie auch der IRS Beweise. Danach darf sie eintreiben.',
  },
}

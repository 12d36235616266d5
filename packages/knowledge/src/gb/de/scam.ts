/** Betrug: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_DE: Words = {
  'gb.scam.want': { says: 'Sie sollen handeln, bevor Sie nachdenken.' },
  'gb.scam.want-scotland': { says: 'Sie sollen handeln, bevor Sie nachdenken.' },
  'gb.scam.reality': {
    says: 'Das hat die Zeichen von Betrug. Es passiert nichts Schlimmes, wenn Sie anhalten und prüfen. Eine echte Firma lässt Ihnen Zeit.',
  },
  'gb.scam.who': {
    says: 'Wir können nicht sagen, wer das geschickt hat. Der Name kann von einer echten Firma geliehen sein. Behandeln Sie den Absender wie einen Fremden.',
  },
  'gb.scam.rights-summary': {
    says: 'Einem Betrüger schulden Sie nichts. Haben Sie gezahlt? Sagen Sie es jetzt Ihrer Bank. In den meisten Fällen muss sie das Geld zurückgeben.',
  },
  'gb.scam.cannot-arrest': {
    says: 'Keine echte Polizei und kein Finanzamt verlangt Geld per Telefon, Gutscheinkarte oder Bitcoin, um eine Verhaftung zu stoppen.',
  },
  'gb.scam.cannot-freeze': {
    says: 'Ihre echte Bank fragt nie nach Ihrer ganzen PIN oder Ihrem ganzen Passwort. Sie sagt auch nie, dass Sie Geld auf ein „sicheres Konto“ (safe account) schicken sollen.',
  },
  'gb.scam.know-159': {
    says: 'Unter 159 erreichen Sie Ihre Bank sicher. Das geht bei den meisten Banken. Diese Nummer ruft Sie nie an.',
    learnMore:
      'Sagt ein Anrufer, er sei von Ihrer Bank? Legen Sie auf, warten Sie fünf Minuten und wählen Sie 159.',
  },
  'gb.scam.org-report-fraud': {
    says: 'Report Fraud hat im Dezember 2025 Action Fraud ersetzt. Sie können Betrug online melden oder unter 0300 123 2040 anrufen.',
  },
  'gb.scam.right-reimbursed': {
    says: 'Wurden Sie seit dem 7. Oktober 2024 zu einer britischen Überweisung verleitet? Dann muss Ihre Bank meist bis zu £85,000 zurückzahlen.',
  },
  'gb.scam.right-five-days': {
    says: 'Die Bank soll innerhalb von fünf Werktagen nach Ihrem Antrag zahlen. Sie darf für Fragen anhalten, muss aber innerhalb von 35 Werktagen entscheiden.',
  },
  'gb.scam.right-excess': {
    says: 'Die Bank darf bis zu £100 eines Antrags behalten. Das darf sie nicht, wenn Sie für den Betrug besonders anfällig waren (vulnerable).',
  },
  'gb.scam.right-unauthorised': {
    says: 'Ging Geld ohne Ihre Zustimmung ab? Sagen Sie es der Bank. Meist muss sie es bis zum Ende des nächsten Werktags erstatten.',
  },
  'gb.scam.right-ombudsman': {
    says: 'Sagt die Bank Nein, beschweren Sie sich bei ihr. Danach können Sie kostenlos zum Financial Ombudsman, innerhalb von sechs Monaten nach ihrer letzten Antwort.',
  },
  'gb.scam.right-no-debt': {
    says: 'Sagt jemand, dass Sie Geld schulden? Sie dürfen verlangen, dass er beweist, wer er ist und wofür das Geld ist.',
  },
  'gb.scam.step-stop-question': {
    says: 'Halten Sie an. Antworten Sie nicht, klicken Sie nicht, rufen Sie die Nummer in der Nachricht nicht an und zahlen Sie nicht.',
  },
  'gb.scam.step-bank-question': {
    says: 'Haben Sie gezahlt oder Bankdaten gegeben? Rufen Sie jetzt Ihre Bank an: 159 oder die Nummer auf Ihrer Karte. Lassen Sie die Zahlung stoppen.',
  },
  'gb.scam.step-check-question': {
    says: 'Fragen Sie bei der echten Firma nach. Suchen Sie ihre Nummer selbst, auf einer Rechnung, einer Karte oder ihrer Webseite. Fragen Sie, ob sie Ihnen geschrieben hat.',
  },
  'gb.scam.step-report-question': {
    says: 'Melden Sie es. Schicken Sie E-Mails an report@phishing.gov.uk und SMS an 7726. Haben Sie Geld verloren? Nutzen Sie reportfraud.police.uk oder rufen Sie 0300 123 2040 an.',
  },
  'gb.scam.step-report-scotland-question': {
    says: 'Melden Sie es. Schicken Sie E-Mails an report@phishing.gov.uk und SMS an 7726. Haben Sie Geld verloren? Rufen Sie Police Scotland unter 101 an.',
  },
  'gb.scam.step-passwords-question': {
    says: 'Haben Sie ein Passwort gegeben? Ändern Sie es jetzt, auf jeder Seite, auf der Sie es benutzt haben. Beginnen Sie mit Ihrer E-Mail.',
  },
  'gb.scam.step-keep-question': {
    says: 'Heben Sie die Nachricht und den Umschlag auf. Schreiben Sie Daten, Namen, Nummern und Ihre Zahlungen auf. Bank und Polizei fragen danach.',
  },
  'gb.scam.step-hmrc-question': {
    says: 'Die Nachricht soll vom Finanzamt (HMRC) sein? Sehen Sie in Ihrem eigenen Konto auf GOV.UK nach. Benutzen Sie nicht den Link.',
  },
  'gb.scam.step-claim-bank-question': {
    says: 'Haben Sie Geld überwiesen? Verlangen Sie es als Betrugsopfer von Ihrer Bank zurück. Sagen Sie: „APP scam claim“. Tun Sie das innerhalb von 13 Monaten.',
  },
  'gb.scam.step-claim-card-question': {
    says: 'Haben Sie mit Karte gezahlt? Verlangen Sie von der Kartenfirma eine Rückbuchung (chargeback). Bei einer Kreditkarte und einer Sache über £100 nennen Sie auch „section 75“.',
  },
  'gb.scam.right-reimbursed-question': {
    says: 'Wurden Sie seit dem 7. Oktober 2024 zu einer britischen Überweisung verleitet? Dann muss Ihre Bank meist bis zu £85,000 zurückzahlen.',
  },
  'gb.scam.right-five-days-question': {
    says: 'Die Bank soll innerhalb von fünf Werktagen nach Ihrem Antrag zahlen. Sie darf für Fragen anhalten, muss aber innerhalb von 35 Werktagen entscheiden.',
  },
  'gb.scam.right-excess-question': {
    says: 'Die Bank darf bis zu £100 eines Antrags behalten. Das darf sie nicht, wenn Sie für den Betrug besonders anfällig waren (vulnerable).',
  },
  'gb.scam.right-unauthorised-question': {
    says: 'Ging Geld ohne Ihre Zustimmung ab? Sagen Sie es der Bank. Meist muss sie es bis zum Ende des nächsten Werktags erstatten.',
  },
  'gb.scam.right-ombudsman-question': {
    says: 'Sagt die Bank Nein, beschweren Sie sich bei ihr. Danach können Sie kostenlos zum Financial Ombudsman, innerhalb von sechs Monaten nach ihrer letzten Antwort.',
  },
  'gb.scam.right-no-debt-question': {
    says: 'Sagt jemand, dass Sie Geld schulden? Sie dürfen verlangen, dass er beweist, wer er ist und wofür das Geld ist.',
  },
  'gb.scam.option-bank-question': {
    says: 'Sagen Sie der Bank, was passiert ist, und verlangen Sie Ihr Geld zurück.',
    title: 'Jetzt die Bank anrufen',
    cost: 'Nichts. Bei manchen Anträgen verlieren Sie bis zu £100.',
    time: 'Rufen Sie heute an. Eine Entscheidung kann 5 bis 35 Werktage dauern.',
    risk: 'Je länger Sie warten, desto schwerer wird es.',
    bestFor: 'Sie haben gezahlt oder Karten- oder Bankdaten gegeben.',
  },
  'gb.scam.option-complain-question': {
    says: 'Beschweren Sie sich schriftlich. Gehen Sie dann zum Financial Ombudsman.',
    title: 'Der Bank widersprechen, wenn sie Nein sagt',
    cost: 'Nichts.',
    time: 'Wochen bei der Bank, einige Monate beim Ombudsman.',
    risk: 'Sie müssen es innerhalb von sechs Monaten nach ihrer letzten Antwort tun.',
    bestFor: 'Ihre Bank hat die Erstattung abgelehnt.',
  },
  'gb.scam.warn-recovery-question': {
    says: 'Vorsicht, wenn jemand Ihr Geld gegen Gebühr zurückholen will. Oft ist es dieselbe Bande.',
  },
  'gb.scam.warn-remote-question': {
    says: 'Lassen Sie nie einen Anrufer Ihr Telefon oder Ihren Computer sehen oder steuern. Ist es passiert? Schalten Sie das Gerät aus und sagen Sie es Ihrer Bank.',
  },
  'gb.scam.warn-do-not-pay-question': {
    says: 'Keine echte Rechnung geht verloren, weil Sie einen Tag prüfen. Zahlen Sie noch nichts.',
  },
}

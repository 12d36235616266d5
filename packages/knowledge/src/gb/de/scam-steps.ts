/** What to do about a scam: stop, check, report, and tell the bank. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_DE: Words = {
  'gb.scam.step-stop': {
    says: 'Halten Sie an. Antworten Sie nicht, klicken Sie nicht, rufen Sie die Nummer in der Nachricht nicht an und zahlen Sie nicht.',
  },
  'gb.scam.step-bank': {
    says: 'Haben Sie gezahlt oder Bankdaten gegeben? Rufen Sie jetzt Ihre Bank an: 159 oder die Nummer auf Ihrer Karte. Lassen Sie die Zahlung stoppen.',
  },
  'gb.scam.step-check': {
    says: 'Fragen Sie bei der echten Firma nach. Suchen Sie ihre Nummer selbst, auf einer Rechnung, einer Karte oder ihrer Webseite. Fragen Sie, ob sie Ihnen geschrieben hat.',
  },
  'gb.scam.step-report': {
    says: 'Melden Sie es. Schicken Sie E-Mails an report@phishing.gov.uk und SMS an 7726. Haben Sie Geld verloren? Nutzen Sie reportfraud.police.uk oder rufen Sie 0300 123 2040 an.',
  },
  'gb.scam.step-report-scotland': {
    says: 'Melden Sie es. Schicken Sie E-Mails an report@phishing.gov.uk und SMS an 7726. Haben Sie Geld verloren? Rufen Sie Police Scotland unter 101 an.',
  },
  'gb.scam.step-passwords': {
    says: 'Haben Sie ein Passwort gegeben? Ändern Sie es jetzt, auf jeder Seite, auf der Sie es benutzt haben. Beginnen Sie mit Ihrer E-Mail.',
  },
  'gb.scam.step-keep': {
    says: 'Heben Sie die Nachricht und den Umschlag auf. Schreiben Sie Daten, Namen, Nummern und Ihre Zahlungen auf. Bank und Polizei fragen danach.',
  },
  'gb.scam.step-hmrc': {
    says: 'Die Nachricht soll vom Finanzamt (HMRC) sein? Sehen Sie in Ihrem eigenen Konto auf GOV.UK nach. Benutzen Sie nicht den Link.',
  },
  'gb.scam.step-claim-bank': {
    says: 'Haben Sie Geld überwiesen? Verlangen Sie es als Betrugsopfer von Ihrer Bank zurück. Sagen Sie: „APP scam claim“. Tun Sie das innerhalb von 13 Monaten.',
  },
  'gb.scam.step-claim-card': {
    says: 'Haben Sie mit Karte gezahlt? Verlangen Sie von der Kartenfirma eine Rückbuchung (chargeback). Bei einer Kreditkarte und einer Sache über £100 nennen Sie auch „section 75“.',
  },
}

/** The German words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_DE: Words = {
  'nz.scam.want': { says: 'Man drängt Sie zur Eile, damit Sie nicht nachdenken.' },
  'nz.scam.reality': {
    says: 'Kein Amt in Neuseeland verlangt Geschenkkarten oder Krypto. Niemand kommt, um Sie zu verhaften.',
  },
  'nz.scam.who': {
    says: 'Das sind Verbrecher, die einen bekannten Namen benutzen. Das echte Amt hat es nicht geschickt.',
  },
  'nz.scam.rights': {
    says: 'Wer Sie betrügt, dem schulden Sie nichts. Sie können Ihre Bank um Hilfe bitten.',
  },
  'nz.scam.right-bank': {
    says: 'Ging Geld von Ihrem Konto weg, sagen Sie es sofort Ihrer Bank. Sagt sie Nein, prüft der Banking Ombudsman es kostenlos.',
  },
  'nz.scam.right-report': {
    says: 'Sie können es Netsafe unter 0508 638 723 und der Polizei unter 105 melden.',
  },
  'nz.scam.step-stop': {
    says: 'Halt. Klicken Sie nicht, rufen Sie nicht an und schicken Sie nichts. Benutzen Sie nicht die Nummer in der Nachricht.',
  },
  'nz.scam.step-bank': {
    says: 'Haben Sie Geld oder Kartendaten geschickt, rufen Sie jetzt Ihre Bank unter der Nummer auf Ihrer Karte an.',
  },
  'nz.scam.step-idcare': {
    says: 'Haben Sie Ausweispapiere gegeben, bitten Sie IDCARE um kostenlose Hilfe. Ändern Sie Ihre Passwörter.',
  },
  'nz.scam.step-report': { says: 'Leiten Sie betrügerische SMS kostenlos an 7726 weiter.' },
  'nz.scam.opt-ignore': {
    says: 'Löschen Sie es, oder behalten Sie eine Kopie für die Meldung.',
    title: 'Nicht antworten',
    cost: 'Kostenlos.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'Sie haben nichts geschickt.',
  },
  'nz.scam.opt-report': {
    says: 'Sagen Sie es Ihrer Bank, Netsafe und der Polizei.',
    title: 'Hilfe holen und melden',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Sie haben Geld oder Daten geschickt.',
  },
  'nz.scam.warn-second': {
    says: 'Jemand bietet vielleicht an, Ihr Geld gegen eine Gebühr zurückzuholen. Das ist ein zweiter Betrug.',
  },
  'nz.scam.right-crime': {
    says: 'Sich durch Täuschung Geld zu holen ist ein Verbrechen. Melden Sie es unter 105 oder auf 105.police.govt.nz.',
  },
  'nz.scam.right-unordered': {
    says: 'Für Waren oder Dienste, um die Sie nie gebeten haben, müssen Sie nicht zahlen.',
  },
  'nz.scam.right-messages': {
    says: 'SMS, die ohne Ihre Zustimmung etwas verkaufen, brechen das Gesetz. Leiten Sie betrügerische SMS kostenlos an 7726 weiter.',
  },
  'nz.scam.right-bank-code': {
    says: 'Seit dem 30. November 2025 müssen Banken Sie warnen, Namen prüfen und bei riskanten Zahlungen handeln. Hat Ihre das nicht getan, muss sie meist einen Teil Ihres Schadens oder alles zurückzahlen.',
  },
}

/** The German words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'ca.scam.want': { says: 'Man drängt Sie zur Eile, damit Sie nicht nachdenken.' },
  'ca.scam.reality': {
    says: 'Keine Polizei, kein Gericht und kein Steueramt in Kanada verlangt Geschenkkarten oder Kryptogeld. Niemand kommt, um Sie festzunehmen.',
  },
  'ca.scam.who': {
    says: 'Das sind Verbrecher mit einem bekannten Namen. Das echte Amt hat es nicht geschickt.',
  },
  'ca.scam.rights': {
    says: 'Jemandem, der Sie betrügt, schulden Sie nichts. Sie können es kostenlos melden.',
  },
  'ca.scam.know': {
    says: 'Die Steuerbehörde verlangt nie Zahlung per Geschenkkarte, Kryptogeld oder E-Überweisung (e-transfer).',
  },
  'ca.scam.right-bank': {
    says: 'Ging ohne Ihre Zustimmung Geld von Karte oder Konto ab, sagen Sie es sofort Ihrer Bank und verlangen Sie es zurück.',
  },
  'ca.scam.right-report': {
    says: 'Sie können es beim Canadian Anti-Fraud Centre unter 1-888-495-8501 und bei Ihrer Polizei melden.',
  },
  'ca.scam.right-complain': {
    says: 'Sagt Ihre Bank Nein, können Sie sich beschweren und dann kostenlos zu OBSI gehen.',
  },
  'ca.scam.step-stop': {
    says: 'Halt. Klicken Sie nichts an, rufen Sie nicht an und schicken Sie nichts. Nutzen Sie nicht die Nummer in der Nachricht.',
  },
  'ca.scam.step-bank': {
    says: 'Haben Sie Geld geschickt oder Kartendaten angegeben, rufen Sie jetzt Ihre Bank unter der Nummer auf Ihrer Karte an.',
  },
  'ca.scam.step-report': {
    says: 'Melden Sie es dem Canadian Anti-Fraud Centre und Ihrer örtlichen Polizei.',
  },
  'ca.scam.step-credit': {
    says: 'Haben Sie Ihre Sozialversicherungsnummer (SIN) angegeben, bitten Sie Equifax und TransUnion um eine Betrugswarnung (fraud alert) in Ihrer Akte.',
  },
  'ca.scam.opt-ignore': {
    says: 'Löschen Sie es, oder behalten Sie eine Kopie für die Meldung.',
    title: 'Nicht antworten',
    cost: 'Kostenlos.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'Sie haben nichts geschickt.',
  },
  'ca.scam.opt-report': {
    says: 'Sagen Sie es Ihrer Bank, der Polizei und dem Canadian Anti-Fraud Centre.',
    title: 'Melden',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Sie haben Geld oder Daten geschickt.',
  },
  'ca.scam.warn-second': {
    says: 'Vielleicht ruft jemand an und will Ihr Geld gegen eine Gebühr zurückholen. Das ist ein zweiter Betrug.',
  },
  'ca.scam.right-crime': {
    says: 'Betrug und Identitätsdiebstahl sind Straftaten. Melden Sie sie der Polizei und dem Canadian Anti-Fraud Centre unter 1-888-495-8501.',
  },
  'ca.scam.right-prize': {
    says: 'Ihnen einen Gewinn zu melden und dann Geld zu verlangen, ist eine Straftat. Auch falsche Angaben im Handel sind verboten.',
  },
  'ca.scam.right-spam': {
    says: 'E-Mails und SMS, die ohne Ihre Zustimmung etwas verkaufen, brechen das Gesetz. Schicken Sie sie an spam@fightspam.gc.ca.',
  },
  'ca.scam.right-card': {
    says: 'Hat jemand Ihre Kreditkarte ohne Ihre Zustimmung benutzt, schulden Sie höchstens $50, außer Sie waren grob unvorsichtig.',
  },
  'ca.scam.right-cut-off': {
    says: 'Ein echter Strom- oder Gasversorger muss eine Sperre vorher ankündigen, nicht erst eine Stunde davor. Er nimmt kein Bitcoin und keine Geschenkkarten. Rufen Sie die Nummer auf Ihrer Rechnung an.',
  },
  'ca.scam.right-cra': {
    says: 'Die CRA zahlt eine Erstattung per Überweisung oder Scheck, nie per e-Transfer oder Link. Öffnen Sie CRA My Account selbst und sehen Sie dort nach.',
  },
}

/** The German words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_DE: Words = {
  'au.scam.want': { says: 'Man drängt Sie zur Eile, damit Sie nicht nachdenken.' },
  'au.scam.reality': {
    says: 'Kein Amt in Australien will Geschenkkarten oder Kryptogeld. Niemand kommt, um Sie zu verhaften.',
  },
  'au.scam.who': {
    says: 'Das sind Kriminelle, die einen bekannten Namen benutzen. Das echte Amt hat es nicht geschickt.',
  },
  'au.scam.rights': {
    says: 'Sie schulden jemandem, der Sie hereinlegt, nichts. Sie können Ihre Bank um Hilfe bitten.',
  },
  'au.scam.know': { says: 'Das ATO, myGov und Banken schicken keine Links zum Anmelden per SMS.' },
  'au.scam.right-bank': {
    says: 'Ging Geld von Ihrem Konto weg, sagen Sie es sofort Ihrer Bank. Sagt sie Nein, können Sie kostenlos zur AFCA gehen.',
  },
  'au.scam.right-report': {
    says: 'Sie können es Scamwatch melden und bei einer Straftat im Internet ReportCyber.',
  },
  'au.scam.step-stop': {
    says: 'Halt. Klicken Sie nicht, rufen Sie nicht an und schicken Sie nichts. Nehmen Sie nicht die Nummer in der Nachricht.',
  },
  'au.scam.step-bank': {
    says: 'Haben Sie Geld oder Kartendaten geschickt, rufen Sie jetzt Ihre Bank an, unter der Nummer auf Ihrer Karte.',
  },
  'au.scam.step-idcare': {
    says: 'Haben Sie Ausweispapiere weitergegeben, rufen Sie IDCARE unter 1800 595 160 an. Es ist kostenlos.',
  },
  'au.scam.step-report': { says: 'Melden Sie es Scamwatch, damit andere gewarnt werden.' },
  'au.scam.opt-ignore': {
    says: 'Löschen Sie es, oder behalten Sie eine Kopie für die Meldung.',
    title: 'Nicht antworten',
    cost: 'Kostenlos.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'Sie haben nichts geschickt.',
  },
  'au.scam.opt-report': {
    says: 'Sagen Sie es Ihrer Bank, IDCARE und Scamwatch.',
    title: 'Hilfe holen und es melden',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Sie haben Geld oder Daten geschickt.',
  },
  'au.scam.warn-second': {
    says: 'Vielleicht bietet jemand an, Ihr Geld gegen eine Gebühr zurückzuholen. Das ist ein zweiter Betrug.',
  },
  'au.scam.right-crime': {
    says: 'Betrug ist eine Straftat. Auch die Nutzung Ihrer Identität durch andere ist eine. Melden Sie es bei cyber.gov.au oder der Polizei.',
  },
  'au.scam.right-invoice': {
    says: 'Sie müssen nicht zahlen für Waren, Dienste oder Einträge in einer Liste, die Sie nie bestellt haben.',
  },
  'au.scam.know-framework': {
    says: 'Ein neues Gesetz verlangt von Banken, Telefonfirmen und Plattformen, etwas gegen Betrug zu tun. Seine Pflichten gelten für sie ab dem 31. März 2027. Bis dahin fragen Sie Ihre Bank und dann die AFCA.',
  },
  'au.scam.right-spam': {
    says: 'Firmen brauchen Ihre Zustimmung für Werbenachrichten und müssen Sie abbestellen lassen. Melden Sie Spam per SMS und E-Mail der ACMA.',
  },
}

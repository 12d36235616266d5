/** The German words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_DE: Words = {
  'us.scam.want': { says: 'Man will schnell Geld oder Ihre Daten, bevor Sie prüfen können.' },
  'us.scam.who': {
    says: 'Betrüger benutzen oft den Namen der IRS, von Social Security, der Polizei, einer Bank oder eines großen Ladens.',
  },
  'us.scam.reality': {
    says: 'Kein echtes Amt verlangt Geschenkkarten, Krypto, Bargeld per Boten oder eine Überweisung, um Ihr Geld zu sichern.',
  },
  'us.scam.rights-summary': {
    says: 'Sie schulden keine Antwort. Sie dürfen auflegen, es löschen und das echte Amt unter seiner eigenen Nummer fragen.',
  },
  'us.scam.not-yet': {
    says: 'Wegen dieser Nachricht kommt heute niemand, um Sie zu verhaften. Echte Gerichte und Ämter schreiben und geben Zeit.',
  },
  'us.scam.irs': {
    says: 'Die IRS schreibt zuerst per Post. Sie beginnt nicht mit einer Nachricht, E-Mail oder einem Anruf über eine Schuld oder Erstattung.',
    actionable:
      'Prüfen Sie Ihr Konto auf IRS.gov. Benutzen Sie nicht den Link oder die Nummer in der Nachricht.',
  },
  'us.scam.ssa': {
    says: 'Social Security sperrt Ihre Nummer nie und will nie Geld, damit Sie sie behalten.',
    actionable: 'Melden Sie es auf oig.ssa.gov.',
  },
  'us.scam.debt': {
    says: 'Eine Inkassofirma, die Name, Adresse und eine schriftliche Mitteilung nicht geben will, ist vielleicht falsch.',
    actionable:
      'Verlangen Sie eine schriftliche validation notice. Suchen Sie den Fall auf der eigenen Seite des Gerichts.',
  },
  'us.scam.false-officer': {
    says: 'Sich als Bundesbeamter auszugeben, um Geld zu bekommen, ist eine Straftat mit bis zu drei Jahren Gefängnis. Sie sind hier das Opfer.',
    actionable:
      'Schreiben Sie Namen, Dienstnummer (badge number) und Telefonnummer auf und melden Sie sie.',
  },
  'us.scam.ssa-name': {
    says: 'Niemand darf den Namen von Social Security benutzen, damit ein falscher Brief amtlich aussieht. Wer es tut, kann eine Geldstrafe bekommen.',
  },
  'us.scam.step-report-ssa': {
    says: 'Melden Sie es dem inspector general von Social Security auf oig.ssa.gov und der FTC auf ReportFraud.ftc.gov.',
  },
  'us.scam.right-check': {
    says: 'Sie haben das Recht, sich Zeit zu nehmen und beim echten Amt nachzufragen, bevor Sie zahlen oder etwas sagen.',
  },
  'us.scam.right-bank': {
    says: 'Ging Geld ohne Ihre Zustimmung von Ihrem Konto, muss Ihre Bank es prüfen. Sagen Sie es ihr innerhalb von zwei Geschäftstagen, dann schulden Sie am wenigsten.',
  },
  'us.scam.toll': {
    says: 'Die meisten Nachrichten über unbezahlte Maut mit einem Link sind Betrug. Prüfen Sie Ihr Konto auf der eigenen Seite der Mautstelle (toll agency).',
  },
  'us.scam.step-stop': {
    says: 'Zahlen Sie nicht, rufen Sie die Nummer nicht an, öffnen Sie den Link nicht und geben Sie keine Daten.',
  },
  'us.scam.step-check': {
    says: 'Suchen Sie die Nummer des echten Amts selbst, auf seiner Seite oder einer alten Rechnung, und fragen Sie.',
  },
  'us.scam.step-report': {
    says: 'Melden Sie es auf ReportFraud.ftc.gov. Betrug im Internet melden Sie auch auf ic3.gov.',
  },
  'us.scam.step-report-irs': {
    says: 'Melden Sie ein falsches Steueramt TIGTA auf tigta.gov. Schicken Sie eine falsche E-Mail weiter an phishing@irs.gov.',
  },
  'us.scam.step-paid': {
    says: 'Haben Sie gezahlt, rufen Sie jetzt Ihre Bank, Kartenfirma oder Geschenkkartenfirma an und verlangen Sie das Geld zurück. Haben Sie Daten angegeben, gehen Sie zu IdentityTheft.gov.',
  },
  'us.scam.option-ignore': {
    says: 'Behalten Sie es als Beweis, melden Sie es und antworten Sie nicht.',
    title: 'Nicht antworten',
    cost: 'Kostenlos',
    time: 'Keine',
    risk: 'Keines, wenn Sie beim echten Amt nachgefragt haben.',
    bestFor: 'Sie haben nichts gezahlt und nichts gesagt.',
  },
  'us.scam.option-report': {
    says: 'Melden Sie es, sagen Sie es Ihrer Bank, ändern Sie Passwörter und sperren (freeze) Sie Ihren Kredit bei den drei Auskunfteien (bureaus). Eine Sperre ist kostenlos.',
    title: 'Melden und sich schützen',
    cost: 'Kostenlos',
    time: '15 Minuten',
    risk: 'Keines.',
    bestFor: 'Sie haben gezahlt oder Daten gegeben.',
  },
  'us.scam.warning-recovery': {
    says: 'Bietet jemand an, Ihr Geld gegen Gebühr zurückzuholen, ist das auch Betrug.',
  },
  'us.scam.right-card': {
    says: 'Für Käufe mit einer gestohlenen Kreditkartennummer schulden Sie höchstens $50, meist nichts. Rufen Sie jetzt die Kartenfirma an.',
  },
}

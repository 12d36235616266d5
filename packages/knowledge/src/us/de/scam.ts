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
  'us.scam.right-check': {
    says: 'Sie haben das Recht, sich Zeit zu nehmen und beim echten Amt nachzufragen, bevor Sie zahlen oder etwas sagen.',
  },
  'us.scam.right-bank': {
    says: 'Ging Geld ohne Ihre Zustimmung von Ihrem Konto, muss Ihre Bank es prüfen. Sagen Sie es ihr innerhalb von zwei Geschäftstagen, dann schulden Sie am wenigsten.',
  },
  'us.scam.toll': {
    says: 'Die meisten Nachrichten über unbezahlte Maut mit einem Link sind Betrug. Prüfen Sie Ihr Konto auf der eigenen Seite der Mautstelle (toll agency).',
  },
  'us.scam.right-card': {
    says: 'Für Käufe mit einer gestohlenen Kreditkartennummer schulden Sie höchstens $50, meist nichts. Rufen Sie jetzt die Kartenfirma an.',
  },
  'us.scam.right-identity-crime': {
    says: 'Wer Ihren Namen oder Ihre Nummer zum Betrug benutzt, begeht ein Bundesverbrechen (identity theft). Haben Sie sie herausgegeben, gehen Sie auf IdentityTheft.gov.',
  },
}

/** The German words of the rows in ../tax-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEADLINES_DE: Words = {
  'us.tax.deadline-deficiency': {
    says: 'Nach einer notice of deficiency haben Sie 90 Tage, um zum Steuergericht (Tax Court) zu gehen. Die IRS kann diese Zeit nicht verlängern.',
    action:
      'Beim United States Tax Court einen Antrag (petition) einreichen, wenn Sie nicht einverstanden sind',
    consequence:
      'Die IRS setzt die Steuer fest, und Sie müssen meist zahlen, bevor ein Gericht es prüfen kann.',
  },
  'us.tax.deadline-hearing': {
    says: 'Sie haben 30 Tage, um eine Collection Due Process hearing zu verlangen. Solange sie läuft, darf die IRS nicht pfänden (levy).',
    action: 'Form 12153 schicken, um eine Anhörung (hearing) zu verlangen',
    consequence:
      'Die IRS kann Lohn, Bankgeld oder Besitz nehmen. Sie verlieren auch den Weg zum Steuergericht (Tax Court).',
  },
  'us.tax.deadline-proposed': {
    says: 'Ein CP2000 ist keine Rechnung. Er schlägt eine Änderung vor. Sie haben meist 30 Tage für die Antwort und können um mehr bitten.',
    action:
      'Auf die vorgeschlagene Änderung antworten: zustimmen, oder mit Beweisen sagen, warum nicht',
    consequence: 'Die IRS schickt eine notice of deficiency und dann eine Rechnung.',
  },
  'us.tax.deadline-cp504': {
    says: 'Nach einem CP504 haben Sie 30 Tage, um zu zahlen oder einen Plan zu machen. Es ist ernst, aber eine letzte Mitteilung (final notice) muss noch kommen.',
    action: 'Zahlen, einen Plan einrichten oder die IRS anrufen',
    consequence:
      'Die IRS kann Ihre Steuererstattung vom Bundesstaat nehmen und zur letzten Mitteilung übergehen.',
  },
  'us.tax.deadline-cp14': {
    says: 'Ein CP14 ist die erste Rechnung. Zahlen Sie oder machen Sie einen Plan innerhalb von 21 Tagen, dann vermeiden Sie mehr Zinsen und Strafen.',
    action: 'Zahlen, einen Plan einrichten oder sagen, warum die Rechnung falsch ist',
    consequence: 'Mehr Zinsen und Strafen kommen dazu.',
  },
}

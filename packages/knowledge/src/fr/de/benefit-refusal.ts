/** The German words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_DE: Words = {
  'fr.refused.want': {
    says: 'Die Stelle lehnt Ihren Antrag auf eine Leistung ab. Sie verlangt kein Geld zurück.',
  },
  'fr.refused.reality': {
    says: 'Ein Nein kann sich ändern. Oft fehlt ein Papier, oder ein Einkommen ist falsch gezählt.',
  },
  'fr.refused.deadline': {
    says: 'Sie haben zwei Monate nach Erhalt. Gezählt ist sicherheitshalber ab dem Datum des Briefs.',
    action: 'Gegen die Ablehnung schriftlich vorgehen',
    consequence: 'Die Ablehnung bleibt. Sie können nur neu beantragen.',
  },
  'fr.refused.right-reasons': {
    says: 'Sie dürfen den Grund, die Regel und die gezählten Einkommen erfahren.',
  },
  'fr.refused.right-free': {
    says: 'Der Einspruch ist kostenlos und ohne Anwalt. Erst nach der Antwort oder zwei Monaten Schweigen können Sie vor Gericht.',
  },
  'fr.refused.step-check': {
    says: 'Vergleichen Sie den Grund mit Ihren Papieren: Einkommen, Miete, Personen im Haushalt, Status. Fragen Sie nach der Rechnung.',
  },
  'fr.refused.step-write': {
    says: 'Schreiben Sie an die Stelle im Brief, mit Belegen. Senden Sie zugleich, was fehlte.',
  },
  'fr.refused.option-appeal': {
    says: 'Sagen Sie, was falsch ist, und legen Sie Belege bei.',
    title: 'Gegen die Ablehnung vorgehen',
    cost: 'Kostenlos.',
    time: 'In zwei Monaten.',
    risk: 'Keines.',
    bestFor: 'Tatsachen oder Rechnung sind falsch.',
  },
  'fr.refused.option-help': {
    says: 'Ein Sozialdienst oder France services liest den Brief und schreibt mit Ihnen.',
    title: 'Hilfe bei den Unterlagen holen',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie wissen nicht, was fehlt.',
  },
}

/** Gegen Bescheide von Gemeinden und Sozialversicherung: die Zeilen Spaniens auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const APPEAL_BY_OFFICE_DE: Words = {
  'es.tax.right-town': {
    says: 'Gegen eine Steuer Ihrer Gemeinde haben Sie einen Monat Zeit, dort Widerspruch einzulegen (recurso de reposición). Nur große Städte haben ein eigenes Steuergericht.',
  },
  'es.town.deadline-review': {
    says: 'Sie haben einen Monat ab dem Tag nach Erhalt, die Gemeinde um Überprüfung zu bitten. Wir zählen ab dem Datum.',
    action: 'Die Gemeinde um Überprüfung bitten (recurso de reposición)',
    consequence: 'Die Entscheidung wird endgültig.',
  },
  'es.town.option-review': {
    title: 'Die Gemeinde um Überprüfung bitten',
    says: 'Schreiben Sie der Gemeinde, warum es falsch ist (recurso de reposición). Nach einem Nein oder einem Monat ohne Antwort können Sie zum Gericht gehen.',
    cost: 'Nichts.',
    time: 'Ein Monat zum Einreichen.',
    risk: 'Die Schuld ist trotzdem zu zahlen, außer sie wird gestoppt.',
    bestFor: 'Summe oder Grund ist falsch.',
  },
  'es.contributions.deadline-appeal': {
    says: 'Sie haben einen Monat ab dem Tag nach Erhalt. Wir zählen ab dem Datum.',
    action: 'Bei der Sozialversicherung Rechtsmittel einlegen (recurso de alzada)',
    consequence: 'Die Entscheidung wird endgültig.',
  },
  'es.contributions.option-appeal': {
    title: 'Rechtsmittel bei der Sozialversicherung',
    says: 'Schreiben Sie an die Stelle, die ihn geschickt hat (recurso de alzada). Es geht nicht zum Steuergericht.',
    cost: 'Nichts.',
    time: 'Ein Monat zum Einreichen.',
    risk: 'Die Schuld ist trotzdem zu zahlen, außer Sie geben eine Sicherheit.',
    bestFor: 'Summe oder Grund ist falsch.',
  },
}

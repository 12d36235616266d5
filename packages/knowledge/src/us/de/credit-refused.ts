/** The German words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_DE: Words = {
  'us.refused.want': {
    says: 'Man lehnt ab, was Sie wollten, oder bietet schlechtere Bedingungen. Im Brief muss stehen, warum, oder wie Sie es erfahren.',
  },
  'us.refused.reality': {
    says: 'Wegen dieses Briefs schulden Sie nichts. Er kann Ihnen einen Fehler in Ihrer Kreditauskunft zeigen.',
  },
  'us.refused.right-report': {
    says: 'Sie haben das Recht auf eine kostenlose Kopie der benutzten Kreditauskunft (credit report). Verlangen Sie sie innerhalb von 60 Tagen bei der Auskunftei (bureau) im Brief.',
  },
  'us.refused.right-reasons': {
    says: 'Sie haben das Recht auf die Hauptgründe. Stehen sie nicht im Brief, fragen Sie innerhalb von 60 Tagen schriftlich.',
  },
  'us.refused.right-equal': {
    says: 'Ein Kreditgeber darf Sie nicht ablehnen wegen Rasse, Hautfarbe, Religion, Herkunft, Geschlecht, Familienstand, Alter oder weil Ihr Geld aus Sozialleistungen kommt.',
  },
  'us.refused.right-notice': {
    says: 'Man muss die Auskunftei (bureau) nennen und, wenn benutzt, Ihren Kreditwert (credit score).',
  },
  'us.refused.step-report': {
    says: 'Holen Sie die kostenlose Auskunft (report) und suchen Sie Schulden, die nicht Ihre sind, falsche Summen und alte Einträge.',
  },
  'us.refused.option-dispute': {
    says: 'Schreiben Sie der Auskunftei (bureau) und der Firma, die es gemeldet hat. Legen Sie Kopien Ihrer Beweise bei.',
    title: 'Einen falschen Eintrag bestreiten',
    cost: 'Kostenlos',
    time: 'Die Auskunftei hat meist 30 Tage zum Prüfen',
    risk: 'Keines.',
    bestFor: 'Die Auskunft hat einen Fehler.',
  },
  'us.credit.right-insurer-report': {
    says: 'Nimmt ein Versicherer wegen einer Auskunft mehr oder lehnt ab, muss er sagen, von wem sie kam. Sie bekommen sie kostenlos und können sie bestreiten.',
  },
}

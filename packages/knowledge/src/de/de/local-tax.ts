/** The German words of the rows in ../local-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_DE: Words = {
  'de.local-tax.want': {
    says: 'Eine Stadt oder Gemeinde setzt eine eigene Steuer fest, etwa Grund- oder Hundesteuer.',
  },
  'de.local-tax.reality': {
    says: 'Ein Widerspruch stoppt die Zahlung nicht. Zahlen Sie pünktlich oder beantragen Sie gleich die Aussetzung der Vollziehung.',
  },
  'de.local-tax.deadline': {
    says: 'Sie haben einen Monat für den Widerspruch bei der Stadt. Ein verlorener Widerspruch kann eine Gebühr kosten.',
    service: 'ein Brief einer Behörde gilt am vierten Tag nach der Aufgabe zur Post als angekommen',
    action: 'Widerspruch bei der Stadt einlegen',
    consequence: 'Die Steuer ist endgültig.',
  },
  'de.local-tax.right-base': {
    says: 'Grundsteuer: Der Wert kommt aus dem Bescheid des Finanzamts. Ist er falsch? Einspruch dort, nicht bei der Stadt. Die Stadt muss folgen.',
  },
  'de.local-tax.right-day': {
    says: 'Wem es am 1. Januar gehörte, der schuldet die Grundsteuer des ganzen Jahres, auch nach einem Verkauf.',
  },
  'de.local-tax.step': {
    says: 'Vergleichen Sie Messbetrag und Hebesatz mit dem Bescheid des Finanzamts. Prüfen Sie Eigentümer, Adresse und Aktenzeichen.',
  },
  'de.local-tax.option': {
    says: 'Schreiben Sie „Ich lege Widerspruch ein“ mit dem Aktenzeichen. Sagen Sie, was falsch ist.',
    title: 'Widerspruch einlegen',
    cost: 'Eine Gebühr, wenn Sie verlieren.',
    time: 'Binnen eines Monats.',
    risk: 'Keins.',
    bestFor: 'Die Stadt hat einen Fehler gemacht.',
  },
}

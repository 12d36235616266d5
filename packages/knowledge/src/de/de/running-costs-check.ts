/** The German words of the rows in ../running-costs-check.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_CHECK_DE: Words = {
  'de.costs.element-period': {
    says: 'Eine Abrechnung muss ihren Zeitraum nennen, höchstens zwölf Monate.',
    name: 'den Zeitraum der Abrechnung',
    ifMissing:
      'Wir sehen keinen Zeitraum. Eine Abrechnung muss sagen, für welche zwölf Monate sie gilt.',
  },
  'de.costs.element-total': {
    says: 'Eine Abrechnung muss die Gesamtkosten des Hauses zeigen.',
    name: 'die Gesamtkosten des Hauses',
    ifMissing:
      'Wir sehen keine Gesamtkosten. Ohne sie müssen Sie nichts nachzahlen. Fragen Sie danach.',
  },
  'de.costs.element-key': {
    says: 'Eine Abrechnung muss den Verteilerschlüssel nennen. Ist nichts vereinbart, zählt die Wohnfläche.',
    name: 'den Verteilerschlüssel',
    ifMissing: 'Wir sehen keinen Verteilerschlüssel. Fragen Sie, wie Ihr Anteil berechnet wurde.',
  },
  'de.costs.element-paid': {
    says: 'Eine Abrechnung muss Ihre Vorauszahlungen abziehen.',
    name: 'Ihre Vorauszahlungen',
    ifMissing: 'Wir sehen Ihre Vorauszahlungen nicht. Sie müssen abgezogen werden.',
  },
  'de.costs.insight-items': {
    says: 'In der Abrechnung stehen Verwaltung oder Reparaturen. Mieter einer Wohnung müssen das nicht zahlen.',
    actionable:
      'Schreiben Sie, dass Sie diesen Posten nicht schulden, und verlangen Sie eine neue Summe.',
  },
  'de.costs.insight-cable': {
    says: 'Seit dem 1. Juli 2024 darf der Vermieter Kabelfernsehen nicht mehr abrechnen.',
    actionable: 'Ziehen Sie den Teil für Monate ab Juli 2024 ab.',
  },
  'de.costs.insight-heating': {
    says: 'Heizung und Warmwasser müssen zum größten Teil nach Verbrauch abgerechnet werden. Sonst dürfen Sie Ihren Anteil um 15 % kürzen.',
    actionable:
      'Prüfen Sie, ob nach Verbrauch abgerechnet ist. Wenn nicht, ziehen Sie 15 % von Ihrem Anteil ab.',
  },
  'de.costs.insight-carbon': {
    says: 'Der Vermieter muss einen Teil der CO2-Kosten tragen und ausweisen. Fehlt die Aufteilung, dürfen Sie die Heizkosten um 3 % kürzen.',
    actionable:
      'Fragen Sie nach der Aufteilung der CO2-Kosten oder kürzen Sie die Heizkosten um 3 %.',
  },
}

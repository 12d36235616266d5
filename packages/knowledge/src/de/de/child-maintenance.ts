/** The German words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_DE: Words = {
  'de.maintenance.want': {
    says: 'Man will wissen, was Sie verdienen, um den Kindesunterhalt zu berechnen.',
  },
  'de.maintenance.reality': {
    says: 'Über Ihr Einkommen müssen Sie Auskunft geben. Wie viel Sie schulden, hängt aber von Einkommen und Eigenbedarf ab.',
  },
  'de.maintenance.right-own': {
    says: 'Sie dürfen genug zum Leben behalten (Selbstbehalt). Für kleine Kinder müssen Sie alles tun, um zu verdienen.',
  },
  'de.maintenance.right-past': {
    says: 'Für die Vergangenheit schulden Sie nur ab dem Monat, in dem man Sie erstmals klar aufgefordert hat.',
  },
  'de.maintenance.right-two-years': {
    says: 'Erneut fragen dürfen sie erst nach zwei Jahren, außer sie zeigen, dass Sie viel mehr verdienen.',
  },
  'de.maintenance.right-minimum': {
    says: 'Es gilt ein Mindestunterhalt nach Alter, der sich jedes Jahr ändert. Das halbe Kindergeld wird abgezogen.',
  },
  'de.maintenance.right-change': {
    says: 'Verdienen Sie jetzt viel weniger? Ein Titel gilt, bis er geändert ist. Verlangen Sie die Änderung sofort.',
  },
  'de.maintenance.warn-sign': {
    says: 'Eine Urkunde beim Jugendamt ist vollstreckbar wie ein Urteil. Lassen Sie den Betrag vorher prüfen.',
  },
  'de.maintenance.step-answer': {
    says: 'Senden Sie bis zum Tag Ihre Lohnzettel von zwölf Monaten, mit Miete, Schulden und weiteren Kindern. Bitten Sie sonst um mehr Zeit.',
  },
  'de.maintenance.step-pay': {
    says: 'Zahlen Sie jeden Monat, was Sie sicher schulden, mit Kind und Monat im Verwendungszweck. Gar nicht zu zahlen kann strafbar sein.',
  },
  'de.maintenance.option-lawyer': {
    says: 'Lassen Sie einen Anwalt für Familienrecht rechnen. Bei wenig Einkommen gibt es einen Beratungsschein.',
    title: 'Betrag berechnen lassen',
    cost: '15 € mit Beratungsschein.',
    time: 'Vor dem Tag im Brief.',
    risk: 'Keins.',
    bestFor: 'Sie verdienen wenig oder haben weitere Kinder.',
  },
}

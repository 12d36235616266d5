/** The German words of the rows in ../energy-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_DE: Words = {
  'de.energy-bill.right-due': {
    says: 'Fällig ist eine Rechnung frühestens zwei Wochen nach Zugang. Sie muss sechs Wochen nach Ende des Zeitraums kommen. Ein Guthaben ist mit dem nächsten Abschlag zu verrechnen oder in zwei Wochen auszuzahlen.',
  },
  'de.energy-bill.right-clear': {
    says: 'Die Rechnung muss beide Zählerstände, die Art der Ablesung und den Verbrauch im Vorjahr zeigen. Man muss sie Ihnen kostenlos erklären.',
  },
  'de.energy-bill.right-instalment': {
    says: 'Der Abschlag richtet sich nach Ihrem letzten Verbrauch. Zeigen Sie, dass Sie weniger brauchen, muss das berücksichtigt werden. Zu viel Gezahltes kommt zurück.',
  },
  'de.energy-bill.right-hold-back': {
    says: 'In der Grundversorgung dürfen Sie bei einem klaren Fehler Geld zurückhalten. Oder wenn der Verbrauch mehr als doppelt so hoch ist und Sie eine Prüfung des Zählers verlangen.',
  },
  'de.energy-bill.right-correction': {
    says: 'Eine falsche Rechnung muss berichtigt werden, in beide Richtungen. Das gilt bis zur letzten Ablesung, höchstens drei Jahre zurück.',
  },
  'de.energy-bill.step-reading': {
    says: 'Vergleichen Sie die Zählerstände mit Ihrem Zähler und dem Vorjahr. Lassen Sie sich jeden unklaren Posten erklären.',
  },
  'de.energy-bill.right-reminder': {
    says: 'Eine Mahnung darf nicht mehr kosten, als sie wirklich kostet, meist wenige Euro. Fragen Sie, wie sie das berechnet haben.',
  },
}

/** The German words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_DE: Words = {
  'fr.maintenance.reality': {
    says: 'Steht die Summe in einem Urteil oder einer Urkunde? Dann kann die CAF (ARIPA) oder ein Gerichtsvollzieher (commissaire de justice) sie von Lohn oder Konto holen. Ein neuer Richter ist nicht nötig.',
  },
  'fr.maintenance.right-change': {
    says: 'Verdienen Sie viel weniger, oder haben Sie weitere Kinder? Bitten Sie den Familienrichter (juge aux affaires familiales), die Summe zu ändern. Sie brauchen keinen Anwalt. Bis dahin gilt die alte Summe.',
  },
  'fr.maintenance.right-years': {
    says: 'Beim direkten Abzug vom Lohn werden die laufende Summe und einige Monate rückwirkend geholt, in Teilen. Summen, die älter als fünf Jahre sind, sind zu alt.',
  },
  'fr.maintenance.warn': {
    says: 'Mehr als zwei Monate nicht voll zu zahlen kann strafbar sein (abandon de famille). Zahlen Sie, was Sie können, und fragen Sie sofort den Richter.',
  },
  'fr.maintenance.step': {
    says: 'Schicken Sie Beweise für das, was Sie gezahlt haben, Monat für Monat. Bitten Sie die ARIPA um einen Plan. Bitten Sie den Richter um eine neue Summe, wenn es nicht mehr geht.',
  },
  'fr.maintenance.option': {
    says: 'Bitten Sie den Familienrichter (juge aux affaires familiales) um eine Änderung, mit Ihrem Haushaltsplan.',
    title: 'Die Summe ändern lassen',
    cost: 'Kein Anwalt nötig.',
    time: 'Einige Monate. Fragen Sie sofort.',
    risk: 'Keines.',
    bestFor: 'Ihr Leben hat sich geändert.',
  },
}

/** The German words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_DE: Words = {
  'ie.ask.child-support': {
    says: 'Gehen Sie zum Büro des District Court. Mit einer Unterhaltsanordnung (maintenance order) kann das Gericht den Betrag vom Lohn abziehen lassen. Ohne Anordnung beantragen Sie dort eine; ein Anwalt ist nicht nötig.',
  },
  'ie.ask.maintenance-cannot-pay': {
    says: 'Hören Sie nicht einfach auf: Eine Anordnung gilt, bis ein Richter sie ändert, und was fehlt, kommt zusammen. Bitten Sie heute beim Büro des District Court um Änderung (variation), mit Belegen über Ihr neues Einkommen, ohne Anwalt. Sie können sich auch schriftlich auf weniger einigen und es vom Gericht anordnen lassen. Zahlen Sie, was Sie können, mit Beleg. Bevor es vom Lohn geht, werden Sie gehört.',
  },
  'ie.ask.maintenance-how-much': {
    says: 'In Irland gibt es keine feste Tabelle. Sie können sich auf eine Summe einigen, mit kostenloser Familienmediation, und das Gericht macht sie verbindlich. Wenn nicht, entscheidet der District Court danach, was das Kind braucht und was Sie beide verdienen und schulden. Es läuft bis 18, in Vollzeitausbildung bis 23. Bringen Sie Lohnzettel und eine Liste der Wochenkosten mit. Sie brauchen keinen Anwalt.',
    dependsOn: 'was das Kind braucht und was Sie beide verdienen',
  },
}

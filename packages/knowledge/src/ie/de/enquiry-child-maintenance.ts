/** The German words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_DE: Words = {
  'ie.ask.child-support': {
    says: 'Gehen Sie zum Büro des District Court. Mit einer Unterhaltsanordnung (maintenance order) kann das Gericht den Betrag vom Lohn abziehen lassen. Ohne Anordnung beantragen Sie dort eine; ein Anwalt ist nicht nötig.',
  },
}

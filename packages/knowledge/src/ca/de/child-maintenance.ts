/** The German words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_DE: Words = {
  'ca.support.right-plan': {
    says: 'Können Sie nicht alles zahlen, bitten Sie vorher um Raten. Zeigen Sie Einkommen und Kosten.',
  },
  'ca.support.right-change': {
    says: 'Sank Ihr Einkommen oder lebt das Kind bei Ihnen, kann ein Gericht es ändern. Das Amt kann es nicht.',
  },
  'ca.support.warn': {
    says: 'Lassen Sie es nicht liegen. Man kann Lohn und Steuererstattung nehmen und Führerschein oder Pass sperren.',
  },
  'ca.support.warn-direct': {
    says: 'Zahlen Sie über das Amt, nicht direkt an den anderen Elternteil. Sonst zählt es vielleicht nicht.',
  },
  'ca.support.right-ontario': {
    says: 'In Ontario kommt vor der Sperre ein Bescheid: 30 Tage zum Zahlen, für einen Plan oder das Gericht.',
  },
  'ca.support.step': {
    says: 'Verlangen Sie eine volle Aufstellung und prüfen Sie sie. Zahlen Sie jetzt, was geht.',
  },
}

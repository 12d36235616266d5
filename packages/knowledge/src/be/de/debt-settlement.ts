/** The German words of the rows in ../debt-settlement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SETTLEMENT_DE: Words = {
  'be.settlement.right-shield': {
    says: 'Sobald das Arbeitsgericht Sie zugelassen hat, enden Pfändungen und es läuft kein Zins mehr. Zahlen Sie keinem Gläubiger allein.',
  },
  'be.settlement.right-object': {
    says: 'Sie können einem Plan per Einschreiben an den Mediator widersprechen. Die Frist steht im Brief, nach dem Gesetz zwei Monate. Schweigen gilt als Ja.',
  },
  'be.settlement.right-live': {
    says: 'Der Mediator muss Ihnen genug für ein würdiges Leben lassen und es rechtzeitig auszahlen. Ist es zu wenig, schreiben Sie ihm, dann dem Gericht.',
  },
}

/** Questions about the collective settlement of debts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTIVE_SETTLEMENT_DE: Words = {
  'be.ask.collective-settlement': {
    says: 'Sie beantragen es beim Arbeitsgericht (requête, verzoekschrift); CPAS (OCMW) oder Anwalt hilft kostenlos. Es steht offen, wenn Sie Ihre Schulden dauerhaft nicht zahlen können. Ab dann ruhen Pfändungen und Zinsen. Ein Mediator bekommt Ihr Einkommen und gibt Ihnen Geld zum Leben. Ein Plan dauert höchstens sieben Jahre, drei bis fünf wenn der Richter ihn anordnet. Keine neuen Schulden. Der Rest kann erlassen werden.',
  },
}

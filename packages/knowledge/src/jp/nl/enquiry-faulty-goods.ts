/** The Dutch words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_NL: Words = {
  'jp.ask.broken-goods': {
    says: 'Vraag de winkel het te herstellen of te ruilen. Doet die het niet, dan kunt u een lagere prijs of uw geld terug vragen. Zeg het binnen een jaar nadat u het ontdekte.',
  },
}

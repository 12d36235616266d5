/** Questions about wages that an employer paid by mistake: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_DE: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'Irrtümlich gezahlter Lohn darf zurückgeholt werden, auch vom nächsten Lohn und ohne Ihr Ja. Fragen Sie aber zuerst, wie jede Summe zustande kam, und bitten Sie um kleine Raten. Sagen Sie, wenn ein großer Abzug Miete oder Essen gefährdet, und bieten Sie einen Monatsbetrag an. Laut Acas soll man einen fairen Plan vereinbaren: 0300 123 1100.',
  },
}

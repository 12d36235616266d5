/** Questions about money that a shop wants after an accusation of theft: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_SECURITY_DE: Words = {
  'gb.ask-shop.civil-recovery': {
    says: 'Das ist eine Geldforderung, keine Strafe und für sich keine Sache der Polizei. Zahlen oder gestehen Sie nichts in Eile. Fragen Sie, welchen Schaden der Laden wirklich hatte, und nach dem Video von Ihnen. Hausverbot darf er geben. Holen Sie kostenlosen Rat, bevor Sie antworten.',
  },
}

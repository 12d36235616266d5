/** The German words of the rows in ../payment-order-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_STEPS_DE: Words = {
  'de.claim.step-envelope': {
    says: 'Heben Sie den gelben Umschlag auf. Das Datum darauf startet die Frist, auch beim Einwurf in den Briefkasten.',
  },
  'de.claim.step-object': {
    says: 'Stimmt es nicht? Kreuzen Sie „Ich widerspreche dem Anspruch insgesamt“ an, unterschreiben Sie und schicken Sie es rechtzeitig ab.',
  },
  'de.claim.step-part': {
    says: 'Stimmt ein Teil? Widersprechen Sie nur dem falschen Teil, zum Beispiel Kosten oder Zinsen. Zahlen Sie den Rest.',
  },
  'de.claim.step-proof': {
    says: 'Geben Sie es bei einem Amtsgericht ab oder schicken Sie es mit Nachweis. Behalten Sie eine Kopie.',
  },
  'de.claim.step-dispute': {
    says: 'Nach dem Widerspruch müssen sie vor Gericht Gründe nennen, falls sie weitermachen. Sammeln Sie jetzt Ihre Beweise.',
  },
}

/** The German words of the rows in ../card-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_PAYMENTS_DE: Words = {
  'au.bank.right-not-mine': {
    says: 'Haben Sie eine Zahlung nicht gemacht und nicht erlaubt, muss meist Ihre Bank den Verlust tragen. Sie tragen vielleicht einen Teil, wenn Sie einen Code weitergaben oder es spät meldeten.',
  },
  'au.bank.step-call': {
    says: 'Rufen Sie die Nummer auf der Rückseite Ihrer Karte an, nicht die in der Nachricht. Ist die Zahlung nicht von Ihnen, sagen Sie das jetzt.',
  },
}

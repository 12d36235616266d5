/** Questions about pay that the employer holds back for damage: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_DE: Words = {
  'be.ask.pay-held-back': {
    says: 'Nicht auf bloßes Wort des Arbeitgebers. Sie haften nur bei Absicht, schwerem Fehler oder immer wiederkehrenden leichten. Selbst dann darf er nur abziehen, was Sie nach dem Schaden schriftlich zusagten oder ein Richter festlegte, höchstens ein Fünftel netto, außer bei Absicht. Unter Druck Unterschriebenes ist angreifbar. Fordern Sie den Lohn schriftlich, dann Arbeitsinspektion und Gewerkschaft.',
  },
  'be.pay-kept.want': {
    says: 'Ihr Arbeitgeber behält einen Teil des Lohns für einen Schaden ein. Er sagt, Sie müssten ihn tragen.',
  },
  'be.pay-kept.right': {
    says: 'Sie haften nur bei Absicht, schwerem Fehler oder immer wiederkehrenden leichten. Selbst dann darf er nur abziehen, was Sie nach dem Schaden schriftlich zusagten oder ein Richter festlegte, höchstens ein Fünftel netto, außer bei Absicht. Unter Druck Unterschriebenes ist angreifbar. Fordern Sie den Lohn schriftlich, dann Arbeitsinspektion und Gewerkschaft.',
  },
  'be.pay-kept.step': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind, und fordern Sie den vollen Lohn bis zu einem Tag. Unterschreiben Sie keine Schuld. Fragen Sie Ihre Gewerkschaft.',
  },
}

/** Questions about pension money that an employer did not pay in: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_CONTRIBUTIONS_DE: Words = {
  'gb.ask-work.pension-unpaid': {
    says: 'Vergleichen Sie Ihre Lohnzettel mit dem Auszug der Rentenkasse. Was vom Lohn abgezogen wird, muss meist bis zum 22. des nächsten Monats dort sein. Fragen Sie den Arbeitgeber schriftlich nach den Tagen. Sagen Sie es der Kasse und melden Sie es The Pensions Regulator. Der Pensions Ombudsman kann den Arbeitgeber zur Zahlung verpflichten. Das ist kostenlos, und Sie haben meist drei Jahre.',
  },
}

/** Questions about wages kept back where there is no written contract: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_BACK_DE: Words = {
  'ie.ask.pay-deducted-no-contract': {
    says: 'Nein. Für Schäden oder Zuspätkommen darf nur abgezogen werden, wenn Ihre schriftlichen Bedingungen es erlauben, der Betrag fair ist und Sie eine Woche vorher schriftlich gewarnt wurden. Ohne Schriftliches ist es unzulässig. Dazu steht Ihnen Urlaubsgeld zu, 8 % der Stunden. Fordern Sie beides schriftlich. Dann binnen sechs Monaten kostenlos zur WRC.',
  },
}

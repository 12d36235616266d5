/** Questions about tax that is due or wrong: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_DE: Words = {
  'be.ask.tax-cannot-pay': {
    says: 'Beantragen Sie vor dem Zahltag in MyMinfin einen Zahlungsplan. Er ist gratis und läuft bis 12 Monate. Ist der Bescheid falsch, widersprechen Sie auch: bei Bundessteuern haben Sie ein Jahr.',
  },
  'be.ask.tax-object': {
    says: 'Legen Sie schriftlich oder in MyMinfin Einspruch ein, mit Gründen und Belegen. Bei der Bundessteuer haben Sie ein Jahr ab dem dritten Werktag nach dem Absenden. Regionen und Gemeinden haben andere Fristen: Sehen Sie auf der Rückseite nach. Zahlen Sie den richtigen Teil.',
  },
}

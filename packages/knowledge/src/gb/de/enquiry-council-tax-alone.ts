/** Questions about council tax for one adult alone: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_ALONE_DE: Words = {
  'gb.ask-debt.council-tax-single': {
    says: 'Ja. Mit nur einem Erwachsenen sind es 25 % weniger. Kinder unter 18, Vollzeitstudenten und manche Pflegende zählen nicht. Beantragen Sie es auf der Website der Gemeinde und nennen Sie den Tag; es kann rückwirkend gelten. Bei kleinem Einkommen auch Council Tax Reduction beantragen. Zahlen Sie, wenn möglich, den alten Betrag bis zur neuen Rechnung.',
  },
}

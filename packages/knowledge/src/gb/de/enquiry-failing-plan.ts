/** Questions about an IVA that can no longer be paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAILING_PLAN_DE: Words = {
  'gb.ask-debt.iva-cannot-pay': {
    says: 'Rufen Sie jetzt den supervisor an und schicken Sie ein neues Budget. Er kann eine Pause erlauben oder die Gläubiger um kleinere Raten oder ein frühes Ende bitten. Scheitert es, leben die Schulden wieder auf, abzüglich des Gezahlten, mit Zinsen. Dann passen debt relief order, breathing space oder bankruptcy oft besser. Zuerst kostenloser Rat: 0808 808 4000.',
  },
}

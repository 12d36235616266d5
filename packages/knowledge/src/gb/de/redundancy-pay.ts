/** Redundancy pay: the sum, and who pays when the employer has no money. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_PAY_DE: Words = {
  'gb.work.right-insolvent': {
    says: 'Hat der Arbeitgeber kein Geld, zahlt der Staat Abfindung, bis zu acht Wochen Lohn, Urlaub und Kündigungsfrist bis zu einer Grenze. Fragen Sie den Insolvenzverwalter nach Ihrer Fallnummer.',
  },
  'gb.work.right-redundancy-sum': {
    says: 'Prüfen Sie die Summe: je nach Alter ein halber, ein oder anderthalb Wochenlöhne je volles Jahr. Höchstens 20 Jahre zählen, und der Wochenlohn hat eine Grenze.',
  },
}

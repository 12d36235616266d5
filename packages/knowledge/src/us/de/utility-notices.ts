/** The German words of the rows in ../utility-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_NOTICES_DE: Words = {
  'us.bill.right-procedure': {
    says: 'Das Bundesrecht verlangt von den Bundesstaaten, dass Haushalte vor dem Abstellen von Strom oder Gas Bescheid und einen Weg zum Bestreiten bekommen.',
  },
  'us.bill.nc-notice': {
    says: 'In North Carolina muss eine Strom- oder Gasfirma mindestens 10 Tage vor dem Abstellen schreiben. Im Winter sind manche Haushalte mit alten oder behinderten Menschen geschützt.',
  },
  'us.bill.ga-winter': {
    says: 'In Georgia darf eine beaufsichtigte Firma bei Frost von Mitte November bis Mitte März die Heizung nicht abstellen, wenn Sie einem Plan zustimmen.',
  },
}

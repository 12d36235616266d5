/** German: the words of the rows in ../third-party-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const THIRD_PARTY_DEBT_DE: Words = {
  'gb.bank-order.wants': {
    says: 'Ihre Bank muss die Summe aus einem Urteil zurückhalten. In einer Verhandlung entscheidet ein Richter, ob sie an den Gläubiger geht.',
  },
  'gb.bank-order.right-hardship': {
    says: 'Fehlt Ihnen dadurch Geld für Essen, Miete oder Rechnungen? Bitten Sie noch heute ein County Court hearing centre um eine hardship payment order. Bringen Sie Kontoauszüge und Rechnungen mit.',
  },
  'gb.bank-order.right-object': {
    says: 'Sie können widersprechen, bevor die Anordnung endgültig ist. Schreiben Sie Ihre Gründe jetzt an Gericht und Gläubiger, lange vor der Verhandlung. Sagen Sie, wenn das Geld nicht nur Ihnen gehört.',
  },
}

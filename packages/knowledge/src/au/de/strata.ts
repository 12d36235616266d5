/** The German words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_DE: Words = {
  'au.strata.right-account': {
    says: 'Verlangen Sie das Protokoll, in dem die Beiträge (levies) beschlossen wurden, und eine volle Abrechnung. Zinsen und Kosten brauchen eine Grundlage im Gesetz.',
  },
  'au.strata.nsw-plan': {
    says: 'In New South Wales können Sie die Eigentümergemeinschaft (owners corporation) um einen Zahlungsplan bitten. Lehnt sie ab, verlangen Sie die Gründe schriftlich.',
  },
  'au.strata.step-owed': {
    says: 'Vergleichen Sie die Umlage mit Ihren Bescheiden und dem Protokoll. Zahlen Sie, was stimmt, denn Zinsen laufen, oder bitten Sie vor dem Tag um Raten.',
  },
}

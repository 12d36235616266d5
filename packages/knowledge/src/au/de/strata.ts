/** The German words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_DE: Words = {
  'au.strata.right-account': {
    says: 'Verlangen Sie das Protokoll, in dem die Beiträge (levies) beschlossen wurden, und eine volle Abrechnung. Zinsen und Kosten brauchen eine Grundlage im Gesetz.',
  },
  'au.strata.nsw-plan': {
    says: 'In New South Wales können Sie die Eigentümergemeinschaft mit dem amtlichen Formular um Raten bitten. Ablehnen darf sie nur mit gutem Grund, schriftlich, binnen 28 Tagen. Dagegen hilft das NCAT.',
  },
  'au.strata.step-owed': {
    says: 'Vergleichen Sie die Umlage mit Ihren Bescheiden und dem Protokoll. Zahlen Sie, was stimmt, denn bei Verzug können Zinsen dazukommen, oder bitten Sie um Raten.',
  },
}

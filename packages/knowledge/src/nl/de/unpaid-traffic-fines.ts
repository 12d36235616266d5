/** The German words of the rows in ../unpaid-traffic-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_TRAFFIC_FINES_DE: Words = {
  'nl.fine.right-no-jail': {
    says: 'Nur ein Richter darf erlauben, dass Sie wegen eines Bußgelds festgehalten werden (gijzeling). Sie werden vorher gehört. Können Sie nicht zahlen, sagen und zeigen Sie es.',
  },
  'nl.fine.detention-last': {
    says: 'Niemand wird sofort festgehalten. Erst muss das Geld auf andere Weise versucht werden.',
  },
  'nl.fine.right-not-mine': {
    says: 'Das Bußgeld geht an den Halter. War das Auto gestohlen, verkauft oder von einer Firma vermietet, schicken Sie Belege.',
  },
}

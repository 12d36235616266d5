/** Questions about a residence permit of somebody who needs social assistance: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_DE: Words = {
  'ch.ask.permit-and-assistance': {
    says: 'Nicht sofort und nicht von selbst. Eine B-Bewilligung kann in Gefahr sein, wenn Sie auf Sozialhilfe angewiesen sind. Eine C nur, wenn Sie sie dauerhaft und in grossem Mass brauchen, oder sie wird zu einer B. Das Amt muss abwägen: warum Sie sie brauchen, wie lange Sie hier leben, Ihre Familie. Wenig Hilfe für kurze Zeit ist meist kein Grund. Zeigen Sie, dass Sie Arbeit suchen. Ergänzungsleistungen (EL) zählen nicht.',
  },
}

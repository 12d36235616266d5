/** Questions about a dismissal in general: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_DE: Words = {
  'fr.ask-work.dismissed': {
    says: "Eine Kündigung (licenciement) braucht einen wirklichen und ernsten Grund, vorher ein Gespräch und einen Brief mit Gründen. Sie haben zwölf Monate für das Arbeitsgericht (conseil de prud'hommes).",
    dependsOn: 'der Grund und was der Arbeitgeber vorher getan hat',
  },
}

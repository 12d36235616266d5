/** The German words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_DE: Words = {
  'us.swarm.right-who': {
    says: 'Einen Internetanschluss zu bezahlen ist kein Beweis, dass Sie kopiert haben. Der Inhaber muss zeigen, dass Sie es taten, oder davon wussten und halfen.',
  },
  'us.swarm.right-quash': {
    says: 'Ihre Internetfirma muss es Ihnen sagen, bevor sie auf Gerichtsbefehl Ihren Namen nennt. Bis zum Datum im Brief können Sie das Gericht bitten, es zu stoppen.',
  },
}

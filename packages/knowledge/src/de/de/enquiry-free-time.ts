/** Questions about calls of the boss in free time: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TIME_DE: Words = {
  'de.ask-job.free-time-call': {
    says: 'Nein. In Ihrer Freizeit müssen Sie nicht ans Telefon und nicht einspringen, wenn keine Rufbereitschaft vereinbart ist. Ein fester Dienstplan darf nur mit fairer Vorlaufzeit und gutem Grund geändert werden. In einem echten Notfall kann es anders sein. Zwischen zwei Schichten brauchen Sie elf Stunden Ruhe. Eine Abmahnung deswegen wäre falsch: Antworten Sie schriftlich. Holen Sie Betriebsrat oder Gewerkschaft.',
  },
}

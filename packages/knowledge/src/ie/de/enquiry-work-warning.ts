/** Questions about a warning at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_DE: Words = {
  'ie.ask.work-warning': {
    says: 'Man muss Ihnen schriftlich sagen, worum es geht, Sie mit einem Kollegen oder der Gewerkschaft anhören und einen Einspruch zulassen. Wehren Sie sich gegen eine falsche Abmahnung schriftlich und in der Frist. Ein kleiner Fehler ist selten ein fairer Grund für eine Kündigung. Bewahren Sie alle Papiere auf.',
  },
}

/** Questions about the notice that a worker must give: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_DE: Words = {
  'gb.ask-work.own-notice': {
    says: 'Nach dem Gesetz ist es eine Woche, sobald Sie einen Monat dort sind. Der Vertrag kann mehr verlangen: Lesen Sie ihn und bitten Sie um einen früheren Tag. Der Lohn für gearbeitete Tage bleibt Ihrer; man darf ihn nicht als Strafe einbehalten, außer Sie stimmten vorher schriftlich zu. Wer klagt, muss echten Schaden beweisen, das ist selten. Kündigen Sie schriftlich.',
  },
}

/** The French words of the rows in ../enquiry-rent-behind.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_BEHIND_FR: Words = {
  'jp.ask.rent-behind-out': {
    says: 'Seul un officier du tribunal (執行官) avec un jugement peut vous expulser, jamais le bailleur ni la société de garantie. Les juges rompent le bail en général dès trois mois impayés environ. Payez ce que vous pouvez et offrez des parts par écrit. Un papier du tribunal ? Répondez et allez-y. Changer les serrures est illégal : police. La ville peut payer le loyer un temps (住居確保給付金) : 自立相談支援機関.',
  },
}

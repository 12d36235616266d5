/** Questions about redundancy and the notice that is due: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_AND_NOTICE_IT: Words = {
  'ie.ask.laid-off': {
    says: 'Dopo due anni ha due settimane di paga per anno e una in più, fino a 600 € a settimana. Ha anche il preavviso.',
    dependsOn: 'i Suoi anni di lavoro e se il posto è davvero finito',
  },
  'ie.ask.notice': {
    says: 'Dopo 13 settimane è una settimana, dopo due anni due, dopo cinque quattro, dopo dieci sei, dopo quindici otto. Il contratto può dare di più.',
    dependsOn: 'i Suoi anni di lavoro e il contratto',
  },
}

/** The Dutch words of the rows in ../state-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TIMESHARES_NL: Words = {
  ...stateWords('timeshare', {
    CA: 'kunt u een timeshare annuleren binnen zeven dagen nadat u tekende of het openbare rapport kreeg',
    FL: 'kunt u een timeshare annuleren binnen tien dagen nadat u tekende of de laatste papieren kreeg. Dit recht kunt u niet opgeven',
    'GA VA': 'kunt u een timeshare annuleren binnen zeven dagen nadat u tekende',
    'NC TX NV CO SC': 'kunt u een timeshare annuleren binnen vijf dagen nadat u tekende',
    WA: 'kunt u een timeshare annuleren binnen zeven dagen nadat u tekende of de papieren kreeg, wat het laatst is',
  }),
}

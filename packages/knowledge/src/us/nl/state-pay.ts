/** The Dutch words of the rows in ../state-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PAY_NL: Words = {
  ...stateWords(['last-pay', 'last-pay-asked'], {
    AZ: 'moet uw laatste loon binnen zeven werkdagen of op de volgende betaaldag komen, als zij u ontslaan',
    CA: 'moet uw laatste loon meteen komen als zij u ontslaan. Voor elke dag te laat kunt u een dag loon eisen, tot 30 dagen',
    'CO NV': 'moet uw laatste loon meteen komen als zij u ontslaan',
    CT: 'moet uw laatste loon uiterlijk de volgende werkdag komen als zij u ontslaan, of op de volgende betaaldag als uw baan vervalt (layoff)',
    DC: 'moet uw laatste loon uiterlijk de volgende werkdag komen als zij u ontslaan',
    IL: 'moet uw laatste loon uiterlijk op de volgende betaaldag komen, met de vakantiedagen die u verdiende',
    'IN MD MI NJ NY NC PA VA WI': 'moet uw laatste loon uiterlijk op de volgende betaaldag komen',
    MA: 'moet uw laatste loon dezelfde dag komen als zij u ontslaan. Is het te laat, dan kunt u drie keer het bedrag eisen',
    MN: 'moet uw laatste loon komen binnen 24 uur nadat u er schriftelijk om vraagt, als zij u ontslaan',
    MO: 'moet uw laatste loon komen op de dag dat zij u ontslaan. Vraag er schriftelijk om',
    OR: 'moet uw laatste loon uiterlijk aan het einde van de volgende werkdag komen als zij u ontslaan',
    SC: 'moet uw laatste loon binnen 48 uur of uiterlijk op de volgende betaaldag komen',
    TN: 'moet uw laatste loon uiterlijk op de volgende betaaldag of binnen 21 dagen komen, wat het laatst is',
    TX: 'moet uw laatste loon binnen zes dagen komen als zij u ontslaan',
    UT: 'moet uw laatste loon binnen 24 uur komen als zij u ontslaan',
    VT: 'moet uw laatste loon binnen 72 uur komen als zij u ontslaan',
    WA: 'moet uw laatste loon uiterlijk aan het einde van de loonperiode komen',
  }),
}

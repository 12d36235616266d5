/** Questions about old bills of the town: waste tax and property tax: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_LOCAL_TAX_NL: Words = {
  'it.ask.old-local-tax': {
    says: 'De gemeente moet de eerste aanslag (accertamento) sturen vóór 31 december van het vijfde jaar na het belastingjaar. Was de woning nooit aangegeven, dan heeft zij een jaar meer. Daarna lopen vijf jaar vanaf elk betekend papier. Voor 2018 was dat eind 2023, door covid enkele weken later. Vraag bewijs van elke betekening. Te laat? Vraag vernietiging en ga binnen 60 dagen in beroep: de termijn loopt.',
    dependsOn: 'wanneer de eerste aanslag werd verstuurd',
  },
}

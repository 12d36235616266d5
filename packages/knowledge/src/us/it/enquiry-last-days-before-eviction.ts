/** The Italian words of the rows in ../enquiry-last-days-before-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_DAYS_BEFORE_EVICTION_IT: Words = {
  'us.fact.eviction-ordered': {
    says: 'Vai oggi in tribunale. Chiedi di riaprire il caso o uno stay, e di’ perché hai mancato il giorno o che cosa è cambiato. In molti Stati, come Pennsylvania e New Jersey, pagare tutto l’affitto e le spese prima che arrivi l’ufficiale può fermarlo. Chiedi la somma esatta e paga con prova. Chiama legal aid e il 211.',
  },
}

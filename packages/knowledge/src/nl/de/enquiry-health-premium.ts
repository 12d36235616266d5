/** The German words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_DE: Words = {
  'nl.ask.health-arrears': {
    says: 'Sie und Ihr Kind bleiben grundversichert, gehen Sie also zum Arzt. Ein Kind unter 18 zahlt keine Prämie. Wechseln geht mit Rückstand meist nicht. Nehmen Sie die Raten, die der Versicherer anbieten muss, bevor sechs Monate offen sind: Dann werden Sie nicht dem CAK gemeldet. Stimmt die Summe nicht? Widersprechen Sie binnen vier Wochen nach dem Brief. Das CAK nimmt mehr, oft vom Lohn. Raten oder Schuldenhilfe der Gemeinde beenden das.',
  },
}

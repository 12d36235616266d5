/** The Dutch words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_NL: Words = {
  'it.ask.home-deposit': {
    says: 'Trekt de verkoper zich terug, dan kunt u stoppen en het dubbele van de aanbetaling vragen (caparra confirmatoria). Of via de rechter de verkoop eisen, of schade. Trekt u zich terug, dan bent u haar kwijt. Een gewone acconto komt terug.',
  },
  'it.ask.agent-fee': {
    says: 'De makelaar verdient alleen als er door zijn werk een overeenkomst kwam; een bindende belofte telt. Wie niet is ingeschreven krijgt niets. Een beding waardoor een consument altijd betaalt, kan oneerlijk zijn.',
    dependsOn: 'wat u tekende',
  },
}

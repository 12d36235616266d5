/** The French words of the rows in ../enquiry-power-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_FR: Words = {
  'jp.ask.power-cut': {
    says: 'Appelez l’entreprise avant la date et demandez un délai ou des parts. Dites s’il y a un bébé ou un malade chez vous. On vous avertit avant la coupure, et l’eau vient en général en dernier. Le service d’aide de votre ville (自立相談支援機関) et le conseil social (社会福祉協議会) aident par des prêts ; demandez aussi l’aide publique (生活保護).',
  },
}

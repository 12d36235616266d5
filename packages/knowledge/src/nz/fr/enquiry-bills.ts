/** Questions about power, phone and council rates: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_FR: Words = {
  'nz.ask.cut-off': {
    says: 'Ils doivent d’abord proposer de l’aide et vous prévenir. Ils ne peuvent pas couper un foyer qui a besoin de courant pour raison médicale, alors dites-le. Demandez un plan de paiement. Utilities Disputes peut aider : 0800 22 33 40.',
    dependsOn: 'si vous avez demandé un plan et vos besoins',
  },
  'nz.ask.phone': {
    says: 'Plaignez-vous d’abord à l’entreprise. Si cela n’aide pas, Telecommunications Dispute Resolution examine l’affaire gratuitement.',
  },
  'nz.ask.rates': {
    says: 'Demandez à la commune (council) un plan de paiement et ses règles pour difficultés. Avec un faible revenu, vous pouvez avoir une remise (rates rebate).',
  },
}

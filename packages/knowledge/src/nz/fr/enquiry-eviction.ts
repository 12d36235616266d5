/** Questions about eviction, locks and rent that is late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_FR: Words = {
  'nz.ask.evict': {
    says: 'Il leur faut 90 jours sans raison, ou 42 jours pour certaines raisons, et seulement pour une location sans durée fixe (periodic tenancy). Si vous restez, il leur faut un ordre du Tribunal.',
    dependsOn: 'le type de location, la raison et les dates',
  },
  'nz.ask.locks': {
    says: 'Vous enfermer dehors est contre la loi. Appelez Tenancy Services au 0800 836 262, et la police si vous êtes enfermé dehors.',
  },
  'nz.ask.arrears': {
    says: 'Payez maintenant ce que vous pouvez et demandez une aide à Work and Income. Tout payer pendant un avis de 14 jours met fin à cet avis. À 21 jours de retard, ils peuvent aller au Tribunal.',
  },
  'nz.ask.notice-days': {
    says: 'Pour un bail périodique, 90 jours sans raison suffisent; 42 jours exigent une raison de la loi. Le Tribunal peut annuler un avis donné pour vous punir: saisissez-le dans les 28 jours ouvrables.',
  },
}

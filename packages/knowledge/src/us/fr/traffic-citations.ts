/** The French words of the rows in ../traffic-citations.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_CITATIONS_FR: Words = {
  'us.ticket.de-surcharge': {
    says: 'Dans le Delaware, des sommes en plus peuvent être ajoutées à une amende seulement comme la loi les nomme. Demandez que chacune soit expliquée.',
  },
  'us.ticket.ca-declaration': {
    says: 'En Californie, vous pouvez contester une infraction de la route par écrit, sans aller au tribunal (trial by written declaration).',
  },
  'us.ticket.fl-thirty': {
    says: 'En Floride, vous avez 30 jours après une amende de la route pour payer, choisir un stage de conduite ou demander une audience.',
  },
  'us.ticket.fl-camera': {
    says: 'En Floride, un avis de caméra de feu rouge vous donne 60 jours pour payer, nommer un autre conducteur ou demander une audience.',
  },
  'us.ticket.tx-camera': {
    says: 'Au Texas, les villes ne peuvent pas donner d’amendes par des caméras de feu rouge, selon une loi de 2019.',
  },
  'us.ticket.ma-citation': {
    says: 'Dans le Massachusetts, vous avez 20 jours après une amende de la route pour la payer ou demander une audience.',
  },
  'us.ticket.wa-response': {
    says: 'Dans l’État de Washington, vous pouvez répondre à une infraction de trois façons : payer, expliquer, ou contester à une audience. L’avis donne les jours.',
  },
}

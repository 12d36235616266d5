/** Questions of workers who talked about pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TALKING_ABOUT_PAY_NL: Words = {
  'us.ask-work.pay-talk': {
    says: 'Volgens federaal recht mogen de meeste werknemers bij bedrijven met elkaar over loon praten, met of zonder vakbond. Een regel in het handboek of een handtekening daartegen bindt u niet. Een berisping, ontslag of dreiging met een zaak daarom is verboden. Voor leidinggevenden en ambtenaren geldt iets anders. Bewaar kopieën en klaag binnen zes maanden gratis bij de National Labor Relations Board (NLRB).',
  },
}

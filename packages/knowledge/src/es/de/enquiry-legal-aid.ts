/** The German words of the rows in ../enquiry-legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEGAL_AID_DE: Words = {
  'es.ask.legal-aid': {
    says: 'Fragen Sie bei der Anwaltskammer (Colegio de Abogados) oder beim Gericht. Allein gilt das Doppelte des IPREM, mit Familie mehr. Arbeitnehmer und Opfer häuslicher Gewalt haben sie in ihren Fällen immer.',
  },
}

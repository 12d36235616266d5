/** Questions about divorce and contact with children: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'nl.ask.divorce': {
    says: 'Solo un juez puede disolver el matrimonio; lo pide un abogado. Con hijos hace falta un plan (ouderschapsplan). Acuerden antes quién se queda en casa y guarde copias. Un juez puede decidir rápido de forma provisional.',
  },
  'nl.ask.child-contact': {
    says: 'Usted y su hijo tienen derecho a verse. Hablen antes con un mediador o su municipio y anoten lo acordado. Si no sirve, un abogado pide al juez un plan (omgangsregeling).',
  },
}

/** Questions about things that the police keep: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_PROPERTY_ES: Words = {
  'gb.ask-police.phone-back': {
    says: 'Solo pueden guardarlo mientras lo necesiten como prueba, pero la ley no fija días. Escriba al agente a cargo, con el número, por qué hace falta aún, o pida copia de sus datos. Si no contesta, reclame a la policía. Acabado el caso, la magistrates’ court puede ordenar devolverlo. Si es sospechoso, pregunte antes a su abogado.',
  },
}

/** Questions about tax on what somebody leaves: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_TAX_ES: Words = {
  'gb.ask-tax.inheritance': {
    says: 'Solo se paga por lo que pasa de £325,000, o de £500,000 si una casa va a hijos o nietos. Lo que va al cónyuge o pareja civil no paga, y lo que no se usa pasa a esa persona. Por encima es el 40 %. Los regalos de los últimos siete años pueden contar. Lo paga de la herencia quien la gestiona, antes de acabar el sexto mes tras la muerte.',
    dependsOn: 'cuánto vale todo lo que se deja y quién lo recibe',
  },
}

/** Questions about the debts of a parent who left nothing: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_THE_DEAD_ES: Words = {
  'gb.ask-debt.dead-nothing-left': {
    says: 'No. Los hijos no heredan deudas. Se pagan solo con lo que dejó la persona, y antes va un entierro digno. Si no queda nada, nadie paga. Escriba que no hay dinero en la herencia, con copia del certificado de defunción. No pague nada de su bolsillo ni acepte nada. Solo debe lo que usted también firmó.',
  },
  'gb.ask-debt.dead-spouse': {
    says: 'Solo debe lo que firmó también usted. No se quede con la cuenta y no pague nada de su dinero. Lo que dejó la persona paga primero un entierro razonable y luego las deudas. Si no alcanza, escríbalo, con el certificado de defunción. La casa de los dos pasa casi siempre a usted, pero durante cinco años un acreedor puede pedir al juez la parte del fallecido. National Debtline ayuda gratis: 0808 808 4000.',
  },
}

/**  Rows that speak to several kinds of letter, or to letters and questions. They stand apart, so that whoever loads one kind does not load the rows of the others.
 The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SEVERAL_KINDS_ES: Words = {
  'gb.claim.myth-ignore': {
    says: 'Un formulario de demanda (claim form) real debe contestarse. Si lo ignora, pueden obtener una sentencia contra usted sin vista.',
  },
  'gb.debt.parking-added': {
    says: 'Si usted es el titular (keeper) y no conducía, no pueden pedir más que la cantidad del primer aviso. Los costes de cobro añadidos no le obligan.',
    actionable:
      'Compare la cantidad con el primer aviso. Si añaden costes, diga por escrito que no los debe.',
  },
  'gb.debt.parking-code': {
    says: 'El código del sector deja a las empresas añadir hasta £70 si no se paga un cobro. El código no es ley, y un juez puede rechazarlo.',
    actionable: 'Pregunte qué frase del cartel le hizo responsable de la cantidad añadida.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Los cobradores (debt collectors) no son agentes de embargo (bailiffs). No pueden llevarse sus cosas. Los bailiffs solo vienen después de una sentencia u otra orden legal.',
  },
  'gb.debt.myth-prison': {
    says: 'Deber dinero de una tarjeta, un préstamo, una factura o un cobro privado de aparcamiento no es delito.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Una deuda no termina cuando se vende. El nuevo dueño puede pedirla, en las mismas condiciones que la primera empresa.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Después de seis años la deuda aún existe, pero se puede parar una demanda por ella. Antes de que acaben, un pago o un reconocimiento firmado los hace empezar de nuevo.',
  },
  'gb.ask-debt.change-pay-later': {
    says: 'Las compras a plazos (buy now pay later) hechas desde el 15 de julio de 2026 con un prestamista aparte están reguladas. Las anteriores no.',
    was: 'La mayoría de las compras a plazos no tenía controles ni Ombudsman.',
    is: 'Los acuerdos nuevos con un prestamista aparte exigen controles, y usted puede ir al Financial Ombudsman.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Un aviso antes de la demanda (letter before claim) no es una sentencia. La sentencia solo llega tras una demanda que usted perdió o no contestó.',
  },
  'gb.scam.myth-my-fault': {
    says: 'Puede pedir la devolución aunque usted mismo enviara el dinero. El banco solo puede negarse en pocos casos, como un descuido muy grave. Debe probarlo.',
  },
  'gb.tv.myth-owning': {
    says: 'No necesita licencia por tener una tele. La necesita para ver o grabar televisión en directo, o usar BBC iPlayer.',
  },
}

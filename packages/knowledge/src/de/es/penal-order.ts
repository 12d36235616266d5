/** The Spanish words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_ES: Words = {
  'de.penal-order.want': {
    says: 'Un tribunal penal le castiga por escrito, sin audiencia (Strafbefehl).',
  },
  'de.penal-order.warning': {
    says: 'Tras dos semanas vale como una sentencia y puede dejar antecedentes. Llame ahora a un abogado penalista.',
  },
  'de.penal-order.deadline': {
    says: 'Tiene dos semanas desde el día del sobre amarillo para oponerse (Einspruch).',
    action: 'Enviar su oposición (Einspruch) al tribunal que dio la orden',
    consequence: 'La pena queda firme como una sentencia.',
  },
  'de.penal-order.right-object': {
    says: 'Puede oponerse sin dar razones. Entonces hay una audiencia. También puede oponerse solo a la suma por día (Tagessatz).',
  },
  'de.penal-order.right-parts': {
    says: '¿Es correcto pero demasiado de una vez? Pida a la fiscalía pagar por partes o trabajar en su lugar.',
  },
  'de.penal-order.step': {
    says: 'Anote el día del sobre. Haga que un abogado vea el expediente antes de explicar nada. Una oposición se puede retirar después.',
  },
  'de.penal-order.option': {
    says: 'Escriba al tribunal: «Ich lege Einspruch ein», el número, la fecha y su firma.',
    title: 'Oponerse a la orden penal',
    cost: 'Enviarla es gratis; costas si pierde',
    time: 'Dos semanas',
    risk: 'Tras una audiencia la pena puede ser mayor.',
    bestFor: 'No fue usted, o la suma no va con sus ingresos.',
  },
}

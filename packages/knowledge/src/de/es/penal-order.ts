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
  'de.penal-order.who': {
    says: 'Viene de un tribunal penal. Lo pidió la fiscalía (Staatsanwaltschaft).',
  },
  'de.penal-order.reality': {
    says: 'Todavía no hubo juicio. Si se opone a tiempo, un juez le oye antes de que nada sea definitivo.',
  },
  'de.penal-order.rights': {
    says: 'Puede oponerse, callar sobre el hecho y hacer que un abogado vea el expediente.',
  },
  'de.penal-order.not-yet': {
    says: 'La pena no se cumple antes de ser firme. Una oposición a tiempo la detiene.',
  },
  'de.penal-order.know-record': {
    says: 'Una multa de hasta 90 cuotas diarias no suele salir en el certificado de antecedentes (Führungszeugnis), si no hay nada más anotado.',
  },
  'de.penal-order.right-restore': {
    says: '¿Perdió las dos semanas sin culpa? Pida al tribunal en una semana desde que acabó el impedimento volver al plazo (Wiedereinsetzung). Opóngase en la misma carta.',
  },
  'de.penal-order.step-object': {
    says: '¿No es así, o es demasiado? Escriba «Me opongo (Einspruch)», el número de expediente y su nombre, y firme. Debe llegar al tribunal dentro de las dos semanas.',
  },
  'de.penal-order.option-rate': {
    title: 'Oponerse solo a la cuota diaria',
    says: 'Diga que se opone solo al importe de cada día y envíe pruebas de su ingreso neto.',
    cost: 'Enviarlo es gratis',
    time: 'Dos semanas',
    risk: 'El hecho y el número de días quedan como están.',
    bestFor: 'El hecho es cierto, pero gana menos de lo que creen.',
  },
  'de.penal-order.option-help': {
    title: 'Preguntar a un abogado penalista',
    says: 'Un abogado ve el expediente y le dice si conviene oponerse.',
    cost: 'Honorarios. Pregunte antes cuánto cuesta una consulta.',
    time: 'Dentro de las dos semanas',
    risk: 'Si no encuentra ninguno, opóngase usted a tiempo.',
    bestFor: 'Está en juego una prohibición de conducir o sus antecedentes.',
  },
}

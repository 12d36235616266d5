/** The Spanish words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_ES: Words = {
  'nz.ask.child-support': {
    says: 'Dígalo a Inland Revenue. Puede tomar la pensión por los hijos (child support) del sueldo y de cuentas, y añadir recargos. Si solo tiene un acuerdo privado, pídale que la fije (assessment).',
  },
  'nz.ask.barking-dog': {
    says: 'Hable primero, y apunte días y horas. Después quéjese a su ayuntamiento (council): puede enviar un aviso para que paren los ladridos y hasta llevarse el perro.',
  },
  'nz.ask.debt-of-the-dead': {
    says: 'Nadie debe una deuda porque murió un familiar, salvo que también la firmara. La herencia (estate) paga primero. No pague con su propio dinero; envíe a la agencia de cobro al albacea (executor).',
  },
  'nz.ask.divorce-papers': {
    says: 'Si está de acuerdo, no tiene que hacer nada. Para oponerse, presente una defensa (defence) en un plazo de 21 días desde que recibe los papeles. Casi siempre los dos deben haber vivido separados dos años.',
  },
  'nz.ask.jury-duty': {
    says: 'Sí, responda; es un deber según la ley. Puede pedir que le excusen o servir más tarde, por ejemplo por enfermedad, cuidado de otros o dificultades. Su jefe no puede despedirle por eso.',
  },
  'nz.ask.make-a-will': {
    says: 'No, puede escribirlo usted mismo. Fírmelo ante dos testigos que estén allí al mismo tiempo y no reciban nada en él. Un abogado ayuda si hay casas, hijos o un negocio.',
  },
  'nz.ask.tree': {
    says: 'Puede cortar lo que cuelga, hasta el límite, si el árbol no está protegido. Por peligro, vista perdida o raíces, la District Court puede ordenar cortarlo o quitarlo.',
  },
  'nz.ask.noise': {
    says: 'Llame cada vez al control de ruido (noise control) de su municipio, de día o de noche, y lleve una lista. Un agente puede ordenar silencio hasta 72 horas. Si el ruido sigue, puede volver con la policía y llevarse el equipo.',
  },
}

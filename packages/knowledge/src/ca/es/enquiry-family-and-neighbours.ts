/** The Spanish words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_WORDS: Words = {
  'ca.ask.child-support': {
    says: 'Registre la orden en la oficina de manutención (support) de su provincia. Puede tomar gratis dinero de sueldo, banco y devoluciones de impuestos. Si aún no hay orden, pídala al tribunal de familia.',
  },
  'ca.ask.debt-of-the-dead': {
    says: 'Nadie debe una deuda porque murió un familiar, salvo que también la firmara. Primero paga la herencia (estate). No pague con su dinero; mande al cobrador al albacea (executor).',
  },
  'ca.ask.divorce-papers': {
    says: 'Lea el último día para responder. Casi siempre son 30 días desde la entrega en Ontario y Columbia Británica, 20 en Alberta y 15 en Quebec. Necesita responder si no está de acuerdo sobre hijos, manutención o bienes. Busque pronto ayuda legal de familia.',
  },
  'ca.ask.jury-duty': {
    says: 'Sí, responda antes del día que dice; es un deber legal. Puede pedir que le excusen o servir más tarde, por ejemplo por enfermedad, cuidado de otros o dificultades. Su jefe no puede despedirle por eso.',
  },
  'ca.ask.make-a-will': {
    says: 'No, puede escribir el testamento usted mismo. Casi siempre se debe firmar ante dos testigos que no reciben nada en él. Muchas provincias aceptan también uno todo de su puño y letra. Un abogado o notario ayuda con casas, hijos o un negocio.',
  },
}

/** The Spanish words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_ES: Words = {
  'au.ask.barking-dog': {
    says: 'Hable primero, y anote días y horas. Luego quéjese a su ayuntamiento (council): puede ordenar al dueño que pare los ladridos y ponerle una multa.',
  },
  'au.ask.debt-of-the-dead': {
    says: 'Nadie debe una deuda porque murió un pariente, salvo quien también la firmó. La herencia (estate) paga primero. No pague con su propio dinero; mande al cobrador al albacea (executor).',
  },
  'au.ask.divorce-papers': {
    says: 'Si está de acuerdo, no tiene que hacer nada. Si quiere oponerse o corregir datos, presente una respuesta (response) en 28 días desde la entrega. Los hijos y los bienes se deciden aparte; busque pronto ayuda legal (legal aid).',
  },
  'au.ask.jury-duty': {
    says: 'Sí, responda a más tardar el día que indica; es un deber legal. Puede pedir que le excusen o servir más tarde, por ejemplo por enfermedad, cuidado de otros o dificultades. Su jefe no puede castigarle por eso.',
  },
  'au.ask.make-a-will': {
    says: 'No, puede escribirlo usted. Fírmelo ante dos testigos que estén allí al mismo tiempo y no reciban nada en él. Un abogado ayuda con casas, hijos o un negocio.',
  },
  'au.ask.tree-nsw': {
    says: 'Escriba al vecino e intente primero un acuerdo. Si no, la Land and Environment Court puede ordenar trabajos en el árbol y el pago del daño.',
  },
  'au.ask.ex-debt': {
    says: 'Solo si usted también firmó. En un préstamo conjunto cada uno debe todo al banco, acuerden lo que acuerden. Avise de apuros al banco; un tribunal de familia puede repartir las deudas.',
  },
  'au.ask.noise': {
    says: 'Apunte fechas y horas y hable primero con ellos. Llame al ayuntamiento (council), o a la policía de noche: pueden ordenar que pare. En New South Wales también puede pedir una orden al Local Court. En un edificio, escriba además a la strata o body corporate.',
  },
}

/** The Spanish words of Spain: debt sums. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SUMS_ES: Words = {
  'es.debt-sums.interest': {
    says: 'Los intereses de demora corren desde que le reclaman, por carta o en el juzgado. Si no se pactó nada, es el interés legal.',
  },
  'es.debt-sums.right-trade-rate': {
    says: 'El interés alto y los 40 € de la Ley 3/2004 son para deudas entre empresas. Como particular no los debe.',
  },
  'es.debt-sums.right-default-rate': {
    says: 'En un préstamo personal a un consumidor, un interés de demora de más de dos puntos sobre el pactado es abusivo. Entonces solo corre el interés del préstamo.',
  },
  'es.debt-sums.right-reminder-fee': {
    says: 'Un banco solo puede cobrar por un servicio pedido y prestado de verdad. Una comisión fija por cada impago no se debe.',
  },
  'es.debt-sums.right-guarantor': {
    says: 'El avalista responde solo de lo que dice el documento, con las mismas defensas que el deudor. Si no pone «solidario», primero deben ir contra el deudor.',
  },
  'es.debt-sums.right-litigious': {
    says: 'Si vendieron la deuda durante un pleito sobre ella, puede extinguirla pagando lo que pagó el comprador. Tiene nueve días desde que le reclame.',
  },
  'es.debt-sums.right-honour': {
    says: 'Estar mal incluido en un fichero de morosos daña su honor. Puede pedir una indemnización al juez en cuatro años.',
  },
  'es.debt-sums.right-not-done': {
    says: 'Quien no cumple su parte del contrato no puede exigirle la suya. Diga por escrito qué no se hizo o se hizo mal.',
  },
  'es.debt-sums.right-ending': {
    says: 'Un contrato solo acaba por un incumplimiento que importe. Si usted no está de acuerdo, decide un juez, y puede darle más plazo.',
  },
  'es.debt-sums.right-penalty': {
    says: 'Un juez rebaja una penalización si cumplió una parte del contrato. Contra un consumidor, una penalización demasiado alta no vale.',
  },
  'es.debt-sums.right-renewed': {
    says: 'La empresa debe dejar irse al consumidor tan fácil como entró. Una renovación que no pudo parar en un plazo justo no lo obliga.',
  },
}

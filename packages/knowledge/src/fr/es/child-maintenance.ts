/** The Spanish words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_ES: Words = {
  'fr.maintenance.reality': {
    says: 'Si una sentencia o acta fijó la suma, la CAF (ARIPA) o un agente puede tomarla de su sueldo o banco, sin otro juez.',
  },
  'fr.maintenance.right-change': {
    says: '¿Gana mucho menos o tiene otros hijos? Pida al juez de familia (juge aux affaires familiales) que cambie la suma. No hace falta abogado. Mientras, se debe la antigua.',
  },
  'fr.maintenance.right-years': {
    says: 'El pago directo toma lo corriente y algunos meses atrás, por partes. Las sumas de más de cinco años prescribieron.',
  },
  'fr.maintenance.warn': {
    says: 'Más de dos meses sin pagar todo puede ser delito (abandon de famille). Pague lo que pueda y acuda al juez.',
  },
  'fr.maintenance.step': {
    says: 'Envíe la prueba de lo pagado, mes a mes. Pida un plan a la ARIPA y al juez otra suma si no puede seguir.',
  },
  'fr.maintenance.option': {
    says: 'Pida al juez de familia que la revise, con su presupuesto.',
    title: 'Revisar la suma',
    cost: 'Sin abogado obligatorio.',
    time: 'Unos meses. Pídalo ya.',
    risk: 'Ninguno.',
    bestFor: 'Su situación cambió.',
  },
}

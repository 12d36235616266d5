/** A bill for energy, water, phone or broadband: warnings, what an adviser would notice, and a tactic. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_INSIGHTS_ES: Words = {
  'gb.bill.warn-silence': {
    says: 'Si guarda silencio, pueden pedir a un juzgado una sentencia (judgment) o una orden (warrant). Hable con ellos antes de la fecha.',
  },
  'gb.bill.warn-warrant': {
    says: 'La carta habla de una orden judicial (warrant) o de su contador. Llámeles hoy, diga quién vive en casa y ofrezca un plan.',
  },
  'gb.bill.insight-limiter': {
    says: 'Una empresa de agua no puede cortar ni limitar el agua de una casa por una deuda. Esa amenaza no tiene base.',
    actionable:
      'Pregúntele por escrito qué ley se lo permite, y reclame ante el Consumer Council for Water.',
  },
  'gb.bill.insight-estimate': {
    says: 'La factura es una estimación. La cantidad real puede ser menor.',
    actionable: 'Lea el contador, haga una foto con la fecha y envíela.',
  },
  'gb.bill.tactic-priority': {
    says: 'Ofrezca pagar lo que usa ahora, más una cantidad pequeña de la deuda. Muestra buena fe y suele parar el resto.',
    risk: 'No ofrezca más de lo que pueda mantener.',
    notWhen: 'La deuda no es suya.',
  },
}

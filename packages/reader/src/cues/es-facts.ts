/** Spanish: what sums and dates are, and what a letter threatens. */
import type { CueRow } from './cue.ts'

export const ES_FACT_CUES = [
  {
    means: 'money',
    role: 'total',
    weight: 4.5,
    cues: `
      importe pendiente | importe total | en total | en todo | total a pagar | total a ingresar | total | saldo pendiente | cantidad adeudada | importe adeudado |
      la cantidad de | importe de la multa | que debo | adeuda | usted adeuda | nos debe | debo | pague | reclaman | deuda total`,
  },
  { means: 'money', role: 'total', weight: 3, cues: 'importe | deuda | cantidad de | cantidad' },
  {
    means: 'money',
    role: 'principal',
    weight: 5,
    cues: 'principal | principal pendiente | capital pendiente',
  },
  {
    means: 'money',
    role: 'fee',
    weight: 5,
    cues: 'recargo | gastos | comisión | gastos de gestión | recargo de apremio',
  },
  { means: 'money', role: 'interest', weight: 5, cues: 'intereses | intereses de demora' },
  { means: 'money', role: 'cost', weight: 5, cues: 'costas | costas procesales' },
  {
    means: 'money',
    role: 'discount',
    weight: 5.5,
    cues: 'reducción | reducción del * % | con reducción | descuento',
  },
  { means: 'money', role: 'penalty', weight: 4, cues: 'sanción' },
  { means: 'money', role: 'rent', weight: 4, cues: 'renta | renta mensual | alquiler' },
  {
    means: 'money',
    role: 'arrears',
    weight: 5,
    cues: 'rentas impagadas | renta impagada | rentas impagadas ascienden a | mensualidades impagadas',
  },
  {
    means: 'money',
    role: 'instalment',
    weight: 5,
    cues: 'cuota | cuotas de | plazos de | mensualidad de',
  },
  { means: 'date', role: 'letter', cues: 'fecha | fecha del aviso | fecha de emisión | a fecha' },
  {
    means: 'date',
    role: 'deadline',
    cues: `antes del | hasta el | a más tardar el | fecha límite | vencimiento | plazo hasta | hasta el día`,
  },
  {
    means: 'date',
    role: 'other',
    cues: 'periodo facturado | periodo | desde el | de fecha | sentencia de | con efectos del',
  },
  {
    means: 'date',
    role: 'incident',
    cues: 'hecho denunciado | el día de los hechos | descarga el | siniestro de | infracción cometida el | ocurrido el | fecha de la infracción | fecha infracción | fecha de la denuncia | fecha y hora de la infracción',
  },
  {
    means: 'date',
    role: 'hearing',
    cues: 'señalado para el | vista el | comparecer el | lanzamiento queda señalado para el | práctica del lanzamiento | se señala el lanzamiento | fecha del lanzamiento | acto de la vista',
  },
  {
    means: 'threat',
    kind: 'court',
    cues: `orden judicial | acciones legales | acciones judiciales | vía judicial | demanda judicial | presentaremos demanda | reclamación judicial | judicialmente | procedimiento monitorio | juicio monitorio`,
  },
  {
    means: 'threat',
    kind: 'goods',
    cues: 'embargo | embargo de sus bienes | ejecución contra sus bienes',
  },
  { means: 'threat', kind: 'eviction', cues: 'desahucio | lanzamiento' },
  {
    means: 'threat',
    kind: 'disconnection',
    cues: `limitador de caudal | corte de suministro | corte del suministro | corte del servicio | desconexión`,
  },
  {
    means: 'threat',
    kind: 'credit_file',
    cues: 'asnef | fichero de morosos | ficheros de solvencia | buró de crédito',
  },
  { means: 'threat', kind: 'costs', cues: 'gastos adicionales | costas a su cargo' },
] as const satisfies readonly CueRow[]

/** Spanish: types, sums, dates, signs. */
import type { CueRow } from './cue.ts'

export const ES_CUES = [
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3 },
    cues: `
      periodo facturado | factura de la luz | factura de agua | suministro | caudal |
      corte de suministro | suministro eléctrico | water`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      reclamación de deuda | requerimiento de pago | deuda pendiente | importe pendiente |
      aviso final de pago | impago | cesión de crédito | recobro | fichero de morosos | asnef |
      último aviso`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 4.5 },
    cues: `
      demanda | procedimiento monitorio | juicio verbal | cédula de emplazamiento |
      emplazamiento | juzgado`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: 'sentencia | fallo | auto de ejecución',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: 'diligencia de embargo | embargo | providencia de apremio',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      desahucio | lanzamiento | desalojo | resolución del contrato de arrendamiento`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4 },
    cues: `
      rentas impagadas | renta impagada | alquiler impagado | atrasos de alquiler |
      atraso en el alquiler`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      carta de despido | despido | despido disciplinario | extinción de su contrato de trabajo`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 3 },
    cues: 'despido objetivo | causas objetivas | despido colectivo',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 4 },
    cues: `
      agencia tributaria | liquidación provisional | irpf | deuda tributaria`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 4 },
    cues: `
      denuncia de tráfico | expediente sancionador | multa | dirección general de tráfico`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 4 },
    cues: `
      cobro indebido | prestación indebida | reintegro de prestaciones`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 4,
    cues: `
      importe pendiente | importe total | total a pagar | total | importe | deuda |
      saldo pendiente | cantidad de | cantidad adeudada | importe adeudado`,
  },
  { means: 'money', role: 'principal', weight: 4, cues: 'principal' },
  {
    means: 'money',
    role: 'fee',
    weight: 4,
    cues: 'recargo | gastos | comisión | gastos de gestión',
  },
  { means: 'money', role: 'interest', weight: 4, cues: 'intereses | intereses de demora' },
  { means: 'money', role: 'cost', weight: 4, cues: 'costas' },
  { means: 'money', role: 'rent', weight: 4, cues: 'renta | renta mensual | alquiler' },
  { means: 'date', role: 'letter', cues: 'fecha | fecha del aviso | fecha de emisión' },
  {
    means: 'date',
    role: 'deadline',
    cues: `
      antes del | hasta el | a más tardar el | fecha límite | vencimiento | plazo hasta`,
  },
  { means: 'date', role: 'other', cues: 'periodo facturado | periodo | desde el | de fecha' },
  {
    means: 'sign',
    sign: 'client',
    cues: `
      nuestro cliente | nuestra cliente | en nombre de | acreedor | por cuenta de`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `
      agencia tributaria | seguridad social | ayuntamiento | juzgado |
      dirección general de tráfico | sepe`,
  },
  {
    means: 'sign',
    sign: 'modal',
    cues: 'podremos | podría | puede | si | podrá | en caso de',
  },
  {
    means: 'sign',
    sign: 'es',
    cues: `
      españa | agencia tributaria | madrid | barcelona | juzgado | sociedad limitada | nif |
      dni`,
  },
  {
    means: 'threat',
    kind: 'court',
    cues: `
      orden judicial | acciones legales | acciones judiciales | vía judicial`,
  },
  {
    means: 'threat',
    kind: 'disconnection',
    cues: `
      limitador de caudal | corte de suministro | corte del suministro`,
  },
  {
    means: 'threat',
    kind: 'credit_file',
    cues: 'asnef | fichero de morosos | ficheros de solvencia',
  },
] as const satisfies readonly CueRow[]

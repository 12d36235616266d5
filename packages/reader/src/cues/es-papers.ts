/** Spanish: papers by the names and turns that offices, firms and lawyers print on them, of Spain and of Spanish speakers in the United States. */
import type { CueRow } from './cue.ts'

export const ES_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7 },
    cues: `
      despido objetivo | causas objetivas | causas económicas | causas organizativas | causas productivas | despido colectivo | amortización de su puesto | amortizar su puesto |
      expediente de regulación | tu puesto desaparece | su puesto desaparece | reorganiza su área | reducción de plantilla | ere`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 4 },
    cues: `
      interpondré demanda | interpondremos demanda | presentaremos demanda | presentaré demanda | acciones judiciales | acudiré a los tribunales | acudiremos a los tribunales |
      vía judicial | papeleta de conciliación | demanda judicial | requerimiento previo a la demanda | juicio monitorio`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, DEBT_COLLECTION_LETTER: -1 },
    cues: 'recibo de alquiler | alquiler devuelto | no me has ingresado el mes | mensualidad de alquiler | renta impagada | rentas impagadas | rentas adeudadas | del piso | mensualidades de renta',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6 },
    cues: 'oficio a la empresa | retención del salario | embargo del salario | ejecución de títulos | diligencia de embargo | mandamiento de embargo | lanzamiento | subasta de',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, PENALTY_CHARGE_NOTICE: -3, DEBT_COLLECTION_LETTER: -1.5 },
    cues: `
      aparcamiento | estacionamiento privado | propiedad privada | plaza de residente | tarifa impagada | ocupando dos plazas | vehículo mal estacionado | salida sin abonar |
      concesionaria | aviso de violación | private parking | sin validar tique | parking de visitas`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6, UTILITY_BILL_DEMAND: -3, LETTER_BEFORE_CLAIM: -2 },
    cues: `
      requerimiento de cesación | requerimiento de cese | cese inmediato | cese en el uso | uso indebido de la marca | competencia desleal | intromisión en el honor |
      derecho al honor | retire las reseñas | retirar las reseñas | eliminar la reseña | pacto de no competencia | denominación protegida | indicación geográfica`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: 'reintegro de beca | reintegro de prestaciones | cobros indebidos | percepción indebida | prestaciones indebidas | expediente de reintegro | devolución de la beca | cobro indebido',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 6, DEBT_COLLECTION_LETTER: -2 },
    cues: 'tesorería general de la seguridad social | reclamación de deuda * reta | reta | cuotas de autónomos | agencia estatal de administración tributaria | providencia de apremio de | liquidación provisional | impuesto sobre bienes inmuebles | ibi | plusvalía municipal',
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 7, DEBT_COLLECTION_LETTER: -2 },
    cues: 'gestión de autores de música | sociedad general de autores | sgae | agedi | aie | comunicación pública de música | repertorio musical',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, PENALTY_CHARGE_NOTICE: -5, COURT_CLAIM: -6 },
    cues: 'tribunal del jurado | candidata a jurado | candidato a jurado | oficina de extranjería | autorización de residencia | arraigo social | requerimiento de documentación',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, DEBT_COLLECTION_LETTER: -4, UTILITY_BILL_DEMAND: -4 },
    cues: 'tu pedido está en camino | hemos enviado tu pedido | boletín de la asociación | confirmación de pedido | su pedido | gracias por tu compra',
  },
] as const satisfies readonly CueRow[]

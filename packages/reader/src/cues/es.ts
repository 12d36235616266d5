/** Spanish, of Spain and of the United States: kinds of letter and the facts they rest on. */
import type { CueRow } from './cue.ts'

export const ES_CUES = [
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3.5 },
    cues: `
      bono social | cups | comercializadora | suministro podrá ser suspendido | requerimiento fehaciente de pago | factura del agua | factura del gas | línea será suspendida | reconexión |
      periodo facturado | factura de la luz | factura de agua | factura de electricidad | suministro | caudal | corte de suministro |
      suministro eléctrico | water | aviso de desconexión | corte del servicio | servicio eléctrico | contador | punto de suministro`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3.5 },
    cues: `
      reclamación de deuda | deuda pendiente | importe pendiente | aviso final de pago | impago | cesión de crédito | recobro | recobros |
      fichero de morosos | asnef | último aviso | reclamar la deuda | gestión de cobro | reclamación extrajudicial | usted adeuda | adeuda | le reclamamos |
      abone dicha cantidad | agencia de cobros | saldo deudor | colección de deudas | cobrador de deudas`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 1.5 },
    cues: 'requerimiento de pago | acreedor | nuestro cliente | deuda',
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5 },
    cues: 'previo a la vía judicial | presentaremos demanda | interpondremos demanda | previa a la vía judicial | último requerimiento antes | burofax previo a demanda',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: `
      procedimiento monitorio | juicio verbal | juicio ordinario | cédula de emplazamiento | emplazamiento | escrito de oposición |
      petición inicial | cédula de citación | contestar a la demanda | citación judicial`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 2.5 },
    cues: 'demanda | juzgado de primera instancia | autos | demandado | demandada',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: 'sentencia | fallo | debo condenar | auto despachando ejecución | auto de ejecución',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5, COURT_JUDGMENT: 3 },
    cues: 'se despacha ejecución | se despacha orden general de ejecución | acuerdo despachar ejecución | dispongo despachar',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `diligencia de embargo | embargo de cuentas | embargo de salario | orden de embargo | diligencia de requerimiento y embargo | subasta judicial`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 1.5 },
    cues: 'embargo | providencia de apremio | ejecución forzosa',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5.5 },
    cues: `
      desahucio | lanzamiento | desalojo | desaloje el inmueble | resolución del contrato de arrendamiento | juicio verbal de desahucio |
      desaloje la vivienda | aviso de desalojo | no renovación del contrato de arrendamiento`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: `adeuda las rentas | rentas de | mensualidades del alquiler | rentas impagadas | renta impagada | alquiler impagado | atrasos de alquiler | atraso en el alquiler | mensualidades de renta`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `no superación del período de prueba | período de prueba | fin de contrato de trabajo | rescindir su contrato de trabajo | carta de despido | despido | despido disciplinario | extinción de su contrato de trabajo`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 4 },
    cues: 'despido objetivo | causas objetivas | despido colectivo | expediente de regulación de empleo',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5.5 },
    cues: `
      ayuntamiento recaudación | recaudación ejecutiva | impuesto de vehículos | ibi | tasa de basuras | providencia de apremio | comprobación limitada |
      agencia tributaria | liquidación provisional | irpf | deuda tributaria | clave de liquidación | propuesta de liquidación |
      impuesto sobre bienes inmuebles | impuestos sin pagar | recargo de apremio | hacienda foral | servicio de impuestos internos`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5 },
    cues: `
      exceso de velocidad | puntos del permiso | identificación del conductor | zona de bajas emisiones | estacionamiento regulado | propuesta de sanción |
      denuncia de tráfico | expediente sancionador | multa | dirección general de tráfico | notificación de denuncia | hecho denunciado |
      boletín de denuncia | infracción`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: `cobro indebido | prestación indebida | reintegro de prestaciones | percepción indebida | percibidas indebidamente | pago en exceso`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 4.5 },
    cues: 'siniestro | rechazo del siniestro | rehusar el siniestro | rehusamos | no está cubierto por la póliza | excluido de la póliza | fuera de cobertura | número de siniestro | su póliza | no queda cubierto | denegación de cobertura | exclusiones de la póliza',
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 5 },
    cues: 'propiedad intelectual | derechos de autor | infracción de derechos',
  },
  { means: 'type', kinds: { PPL_PRS_BILL: 5 }, cues: 'sgae | comunicación pública de música' },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 3 },
    cues: 'derecho de desistimiento | su reclamación ha sido | permanencia del contrato | penalización por baja',
  },
  {
    means: 'type',
    kinds: { OTHER: 3.5 },
    cues: `
      boletín de noviembre | boletín informativo | invitación | currículum | nos complace | acta de la reunión | junta general |
      confirmación de cita | su cita | gracias por su compra | entrada gratuita | la entrada | queridos vecinos | encuesta | donativo |
      no tiene que hacer nada | factura pagada`,
  },
  {
    means: 'sign',
    sign: 'court',
    cues: 'juzgado | tribunal | audiencia provincial | juzgado de primera instancia | juzgado de lo social | corte superior | corte del condado',
  },
  {
    means: 'sign',
    sign: 'claim_number',
    cues: 'autos | procedimiento n | número de procedimiento | nig | número de caso | monitorio | juicio verbal de desahucio',
  },
  {
    means: 'sign',
    sign: 'parties',
    cues: 'demandante | demandado | demandada | actor | deudor | deudora | ejecutante | ejecutado | peticionario | parte demandante | a instancia de | frente a don | frente a d',
  },
  {
    means: 'sign',
    sign: 'enforcement_power',
    cues: 'embargo | juzgado | agencia tributaria | ejecución | recaudación ejecutiva',
  },
  {
    means: 'sign',
    sign: 'loss_of_home',
    cues: 'desahucio | lanzamiento | vencido anticipadamente dicho préstamo hipotecario | vencimiento anticipado del préstamo hipotecario | vencida anticipadamente la hipoteca | ejecución hipotecaria | desalojo | resolver el contrato de arrendamiento | resolución del contrato de arrendamiento | perder su vivienda | perder la vivienda',
  },
  {
    means: 'sign',
    sign: 'client',
    cues: `nuestro cliente | nuestra cliente | en nombre de | acreedor | por cuenta de | nuestra mandante | en representación de`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `agencia tributaria | seguridad social | ayuntamiento | juzgado | dirección general de tráfico | sepe | diputación | generalitat | hacienda foral`,
  },
  {
    means: 'sign',
    sign: 'modal',
    cues: 'podremos | podría | puede | si | podrá | en caso de | nos veremos obligados',
  },
  {
    means: 'sign',
    sign: 'final_stage',
    cues: 'último aviso | último requerimiento | acciones judiciales | acciones legales',
  },
  {
    means: 'sign',
    sign: 'debt',
    cues: 'deuda | debo | recobro | embargo | embargar | embargarme | préstamo | morosos | cobrador | factura',
  },
  {
    means: 'sign',
    sign: 'housing',
    cues: 'casero | casera | alquiler | piso | fianza | arrendador | inquilino | desahucio | vivienda | renta | arrendamiento',
  },
  {
    means: 'sign',
    sign: 'employment',
    cues: 'despido | despedido | jefe | empresa me | nómina | contrato de trabajo | finiquito | horas extras | salario | trabajador',
  },
  {
    means: 'sign',
    sign: 'parking',
    cues: 'aparcar | aparcado | aparcamiento | multa | estacionar | zona azul | grúa',
  },
  {
    means: 'sign',
    sign: 'consumer',
    cues: 'devolución | reembolso | compré | pedido | garantía | gimnasio | permanencia | reclamación | vendedor',
  },
  {
    means: 'sign',
    sign: 'criminal',
    cues: 'policía | denuncia penal | delito | fiscalía | detenido | guardia civil',
  },
  {
    means: 'sign',
    sign: 'family',
    cues: 'divorcio | custodia | pensión de alimentos | mi ex | mi marido | mi mujer',
  },
  {
    means: 'sign',
    sign: 'immigration',
    cues: 'nie | permiso de residencia | visado | extranjería | asilo | deportación | arraigo',
  },
] as const satisfies readonly CueRow[]

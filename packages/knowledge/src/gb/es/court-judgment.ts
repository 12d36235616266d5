/** The Spanish words of the rows in ../court-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_ES: Words = {
  'gb.judgment.want': { says: 'El papel dice cuánto, a quién y antes de cuándo.' },
  'gb.judgment.reality': {
    says: 'Esto es real, pero no es el final. Puede pagar a tiempo, pedir pagar a plazos, o pedir al juzgado que la anule si tiene buenos motivos.',
  },
  'gb.judgment.reality-scotland': {
    says: 'En Escocia una orden judicial de pagar se llama decree. En la mayoría de los casos, el acreedor debe enviar antes un requerimiento (charge) que le da 14 días.',
  },
  'gb.judgment.reality-ni': {
    says: 'En Irlanda del Norte solo la Enforcement of Judgments Office ejecuta una sentencia. Debe mirar lo que usted puede pagar.',
  },
  'gb.judgment.rights-summary': {
    says: 'Puede evitar que quede en su historial si lo paga todo en el plazo de un mes. Puede pedir pagar menos cada mes. Puede pedir que la anulen si está mal.',
  },
  'gb.judgment.who': {
    says: 'El juzgado dio la orden. El dinero es para el demandante (claimant), no para el juzgado. Pague al demandante y guarde la prueba.',
  },
  'gb.judgment.no-bailiff-if-paid': {
    says: 'Mientras cumpla los pagos que fijó el juzgado, no pueden enviar agentes de embargo (bailiffs) por esta sentencia.',
  },
  'gb.judgment.no-bailiff-notice': {
    says: 'Los agentes de embargo (bailiffs) no pueden venir sin avisar. Debe recibir un aviso al menos siete días completos (clear days) antes de que se lleven bienes.',
  },
  'gb.judgment.know-month': {
    says: 'Pague todo en el plazo de un mes desde la sentencia y sale del registro. Si paga después, queda seis años, marcada como pagada.',
    learnMore: 'Envíe al juzgado prueba de que pagó. Pida un certificado si lo necesita.',
  },
  'gb.judgment.one-month': {
    says: 'Si paga todo en el plazo de un mes desde la fecha de la sentencia, se quita del registro.',
    action: 'Pagarlo todo, si quiere que salga del registro público',
    consequence: 'Después de este día queda seis años en el registro, aunque pague.',
  },
  'gb.judgment.instalments-step': {
    says: 'Pague cada plazo a tiempo, directamente al demandante, y guarde la prueba. Ponga una orden permanente (standing order) unos días antes del vencimiento.',
  },
  'gb.judgment.instalments-option': {
    says: 'Pague en cada fecha la cantidad que fijó el juzgado. Si no puede, pida cambiarla con el formulario N245 antes de fallar un pago.',
    title: 'Cumplir los plazos',
    cost: 'La cuota mensual de la orden.',
    time: 'Unos minutos para prepararlo.',
    risk: 'Un pago sin hacer puede traer agentes de embargo (bailiffs).',
    bestFor: 'La debe y puede pagar la cuota mensual.',
  },
  'gb.judgment.option-pay': {
    says: 'Pague al demandante y envíe la prueba al juzgado. La anotación sale del registro.',
    title: 'Pagar todo en el plazo de un mes',
    cost: 'La cantidad de la sentencia.',
    time: 'En el plazo de un mes desde la fecha de la sentencia.',
    risk: 'Puede perder la posibilidad de discutirla.',
    bestFor: 'La debe y puede encontrar el dinero.',
  },
  'gb.judgment.option-set-aside': {
    says: 'Use el formulario N244. Explique su defensa y por qué no contestó antes.',
    title: 'Pedir al juzgado que la anule',
    cost: 'Una tasa judicial. Puede recibir ayuda si sus ingresos son bajos.',
    time: 'Actúe en pocos días. La vista, en unas semanas.',
    risk: 'Si pierde, puede pagar también los costes de ellos.',
    bestFor: 'Nunca recibió la demanda, o no debe el dinero.',
  },
  'gb.judgment.option-vary': {
    says: 'Use el formulario N245 con su presupuesto. Siga pagando lo que pueda mientras espera.',
    title: 'Pedir pagar en partes menores',
    cost: 'Una tasa judicial pequeña. Puede recibir ayuda con ella.',
    time: 'Unas semanas.',
    risk: 'Queda seis años en el registro.',
    bestFor: 'La debe pero los pagos son demasiado altos.',
  },
  'gb.judgment.option-help': {
    says: 'Un asesor puede ver si se puede anular, y mirar todas sus deudas.',
    title: 'Pedir consejo gratuito sobre deudas',
    cost: 'Nada.',
    time: 'Una llamada esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Todas las personas con una sentencia.',
  },
  'gb.judgment.rights-later': {
    says: 'Puede pedir pagar menos al mes. Si está mal, puede pedir que lo anulen. Cuando lo pague todo, consta como pagado.',
  },
  'gb.judgment.option-pay-later': {
    says: 'Pague al demandante y envíe la prueba al juzgado. El registro muestra entonces que pagó.',
    title: 'Pagarlo todo y que conste como pagado',
    cost: 'Lo que queda de la sentencia.',
    time: 'Unas semanas hasta que salga en el registro.',
    risk: 'Sigue seis años en el registro, como pagado.',
    bestFor: 'Lo debe y ha encontrado el dinero.',
  },
}

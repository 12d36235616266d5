/** The Spanish words of the rows in ../statutory-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_ES: Words = {
  'gb.demand.want': {
    says: 'Quieren que pague, o acuerde condiciones, en un plazo de 21 días. Si no, pueden pedir a un juzgado que le declare en quiebra (bankruptcy).',
  },
  'gb.demand.reality': {
    says: 'Es serio y los plazos son cortos. Pero un requerimiento (statutory demand) no es una orden judicial, y usted no está en quiebra. Tiene formas de pararlo.',
  },
  'gb.demand.rights-summary': {
    says: 'Tiene 18 días desde la entrega (service) para pedir al juzgado que lo anule. Tiene 21 días para pagar o acordar condiciones.',
  },
  'gb.demand.not-yet': {
    says: 'En la mayoría de los casos nadie puede declararle en quiebra antes de que pasen los 21 días. Después hacen falta una petición (petition) y una vista.',
  },
  'gb.demand.limit': {
    says: 'Un acreedor necesita una deuda de £5,000 o más para pedir su quiebra. Si la baja de ahí pagando, este no puede seguir solo.',
    learnMore: 'No lo haga sin consejo si tiene otras deudas.',
  },
  'gb.demand.set-aside-18-days': {
    says: 'Tiene 18 días desde el día de la entrega (service) para pedirlo. Contamos desde la fecha del requerimiento, para ir seguros.',
    action: 'Pedir al juzgado que anule el requerimiento, si lo discute',
    consequence: 'Después el juzgado debe dejarle pedirlo fuera de plazo.',
  },
  'gb.demand.pay-21-days': {
    says: 'Tiene 21 días desde la entrega (service) para pagar o acordar condiciones. Contamos desde la fecha del requerimiento, para ir seguros.',
    action: 'Pagar, o acordar condiciones con el acreedor',
    consequence: 'Después pueden pedir al juzgado que le declare en quiebra.',
  },
  'gb.demand.step-advice': {
    says: 'Llame hoy a un asesor de deudas gratuito y diga las palabras «statutory demand». Los plazos son cortos.',
  },
  'gb.demand.step-service': {
    says: 'Apunte el día y la forma en que lo recibió. Los 18 y 21 días cuentan desde la entrega (service).',
  },
  'gb.demand.step-set-aside': {
    says: 'Pida al juzgado que lo anule (set aside) si tiene motivos reales. Puede discutir la deuda, reclamarles usted algo, o la deuda puede ser demasiado vieja.',
  },
  'gb.demand.step-offer': {
    says: 'Si lo debe, haga una oferta escrita con un presupuesto antes de que acaben los 21 días. Pida que la acepten por escrito.',
  },
  'gb.demand.right-dispute': {
    says: 'El juzgado puede anular el requerimiento si usted discute la deuda de verdad, reclama una cantidad igual o tiene otros buenos motivos.',
  },
  'gb.demand.right-proportionate': {
    says: 'En deudas de crédito, una empresa debe mirar pasos más suaves antes de pedir su quiebra.',
  },
  'gb.demand.option-set-aside': {
    says: 'Pídalo en un plazo de 18 días, con una declaración de por qué. Busque ayuda con los formularios.',
    title: 'Pedir al juzgado que lo anule',
    cost: 'Ninguna tasa judicial, o poca. Pregunte al juzgado.',
    time: 'En un plazo de 18 días desde la entrega.',
    risk: 'Si pierde, puede pagar costas.',
    bestFor: 'No lo debe, o lo discute.',
  },
  'gb.demand.option-terms': {
    says: 'Ofrezca pagos, una cantidad menor o una garantía, y tenga un sí por escrito.',
    title: 'Acordar condiciones en un plazo de 21 días',
    cost: 'Lo que acuerde.',
    time: 'En un plazo de 21 días desde la entrega.',
    risk: 'No tienen que aceptar.',
    bestFor: 'Lo debe y puede pagar con el tiempo.',
  },
  'gb.demand.option-help': {
    says: 'Un asesor puede decirle si la quiebra le haría daño, y qué más puede pararla, como la pausa legal (breathing space).',
    title: 'Buscar ya ayuda experta gratuita',
    cost: 'Nada.',
    time: 'Una llamada hoy.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con un requerimiento formal (statutory demand).',
  },
  'gb.demand.warn': {
    says: 'La quiebra puede costarle su casa y miles en costes. No lo ignore, y pida consejo esta semana.',
  },
  'gb.demand.insight-pressure': {
    says: 'Algunos acreedores lo envían solo para asustar. A un juzgado no le gusta un requerimiento por una deuda que se discute de verdad.',
    actionable:
      'Diga hoy por escrito al acreedor por qué la discute y pídale que retire el requerimiento.',
  },
  'gb.demand.insight-small': {
    says: 'La cantidad parece menor de £5,000. Un acreedor no puede pedir su quiebra por menos de eso.',
    actionable: 'Escríbalo y pida que retire el requerimiento.',
  },
  'gb.demand.too-old': {
    says: 'Una deuda demasiado vieja para el juzgado es un buen motivo para anular el requerimiento. En la mayoría de las deudas el límite es seis años.',
    from: 'el día en que pudieron ir por primera vez al juzgado',
    restartedBy:
      'Esto puede reiniciar ese tiempo: un pago, o un reconocimiento escrito y firmado, antes de que acaben los seis años.',
  },
  'gb.demand.breathing-space': {
    says: 'La pausa legal (breathing space) puede parar una petición de quiebra (petition) 60 días mientras recibe consejo. Pregunte hoy a un asesor.',
    risk: 'No cuente con que pare los 18 días.',
    notWhen: 'Puede pagar o llegar a un acuerdo ahora.',
  },
}

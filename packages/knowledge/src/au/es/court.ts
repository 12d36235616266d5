/** The Spanish words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ES: Words = {
  'au.claim.want': { says: 'Puede responder y dar su versión. Busque el último día para hacerlo.' },
  'au.claim.reality': {
    says: 'Es un paso real en el tribunal. Todavía no es una sentencia. Si responde a tiempo, ellos deben probar su caso.',
  },
  'au.claim.who': {
    says: 'Quien demanda es el demandante (plaintiff o claimant). Usted es el demandado (defendant). El tribunal no toma partido.',
  },
  'au.claim.rights': {
    says: 'Puede disputarlo todo o una parte, llegar a un acuerdo o pedir pagar a plazos.',
  },
  'au.claim.not-yet': {
    says: 'Todavía no pueden tocar su sueldo, su cuenta ni sus cosas. Primero necesitan una sentencia (judgment).',
  },
  'au.claim.know-afca': {
    says: 'Si se trata de un préstamo o una tarjeta, una queja a la AFCA antes de la sentencia puede parar el juicio.',
  },
  'au.claim.right-defend': {
    says: 'Tiene derecho a presentar una defensa (defence) y a ser oído.',
  },
  'au.claim.right-afca': {
    says: 'Por un préstamo o una tarjeta puede ir a la AFCA incluso después de llegar la demanda, pero antes de la sentencia.',
  },
  'au.claim.right-old': {
    says: 'Puede decir que la demanda es demasiado vieja. Escríbalo en su defensa (defence).',
  },
  'au.claim.step-date': {
    says: 'Anote el día en que recibió los papeles. Busque en el formulario el último día para responder.',
  },
  'au.claim.step-help': {
    says: 'Llame hoy a la National Debt Helpline al 1800 007 007 o a la ayuda legal (legal aid).',
  },
  'au.claim.step-file': {
    says: 'Rellene el formulario de defensa (defence) de ese tribunal y preséntelo a tiempo. Guarde una copia.',
  },
  'au.claim.step-proof': {
    says: 'Reúna sus papeles: contrato, facturas, correos y pruebas de pago.',
  },
  'au.claim.opt-defend': {
    says: 'Diga en qué está de acuerdo, en qué no y por qué.',
    title: 'Presentar una defensa (defence)',
    cost: 'Casi siempre gratis.',
    time: 'Antes del último día para responder.',
    risk: 'Si pierde, puede deber gastos.',
    bestFor: 'No lo debe, o no todo.',
  },
  'au.claim.opt-afca': {
    says: 'Presente una queja en línea y dígalo a la otra parte y al tribunal.',
    title: 'Ir a la AFCA',
    cost: 'Gratis.',
    time: 'Antes de la sentencia, y antes del último día para responder.',
    risk: 'Presente también una defensa (defence) si el día está cerca.',
    bestFor: 'Es un préstamo, una tarjeta o una deuda comprada.',
  },
  'au.claim.opt-settle': {
    says: 'Ofrezca una suma o un plan. Presente igual su defensa (defence), salvo que el acuerdo esté firmado.',
    title: 'Llegar a un acuerdo o pagar a plazos',
    cost: 'La suma acordada.',
    time: 'Antes del último día para responder.',
    risk: 'Si no hay acuerdo, el tiempo para responder puede pasar.',
    bestFor: 'Lo debe, pero no puede pagar de una vez.',
  },
  'au.claim.warn-default': {
    says: 'Si no responde a tiempo, el tribunal puede decidir sin usted. Eso es una sentencia en rebeldía (default judgment).',
  },
  'au.claim.insight-buyer': {
    says: 'Si demanda un comprador de deudas, pídale que pruebe cada venta de la deuda.',
    actionable: 'Escriba en su defensa (defence) que no admite que la deuda sea de ellos.',
  },
  'au.claim.nsw': {
    says: 'En Nueva Gales del Sur tiene 28 días desde la entrega (service) para presentar una defensa (defence). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su defensa (defence) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.claim.vic': {
    says: 'En Victoria tiene 21 días desde la entrega (service) para presentar un aviso de defensa (notice of defence). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su aviso de defensa (notice of defence) en el tribunal',
    consequence: 'Pueden obtener una orden (order) sin oírle.',
  },
  'au.claim.qld': {
    says: 'En Queensland tiene 28 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar un aviso de que va a defenderse (notice of intention to defend)',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.claim.wa': {
    says: 'En Australia Occidental tiene 14 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su respuesta (response) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.judged.want': { says: 'Un tribunal ha decidido, o sus oficiales han empezado a cobrar.' },
  'au.judged.reality': {
    says: 'Esto es serio, pero todavía puede elegir. Puede pedir pagar a plazos o pedir al tribunal que abra el caso de nuevo.',
  },
  'au.judged.who': {
    says: 'Solo un oficial del tribunal (sheriff o bailiff) puede embargar cosas. Una agencia de cobro no puede.',
  },
  'au.judged.rights': {
    says: 'Puede conservar las cosas básicas de la casa, las herramientas de trabajo hasta una suma y sueldo suficiente para vivir.',
  },
  'au.judged.not-all': {
    says: 'No pueden tomar su pago de Centrelink antes de que se lo paguen. Las cosas básicas de su casa también están a salvo.',
  },
  'au.judged.right-instalments': {
    says: 'Puede pedir al tribunal que le deje pagar a plazos. En la mayoría de los tribunales es gratis o barato, y frena otros pasos.',
  },
  'au.judged.right-setaside': {
    says: 'Si nunca recibió la demanda, o tiene una buena defensa, puede pedir al tribunal que anule (set aside) la sentencia.',
  },
  'au.judged.right-centrelink': {
    says: 'La ley protege los pagos de Centrelink de la mayoría de los acreedores.',
  },
  'au.judged.step-call': {
    says: 'Llame al tribunal con el número del caso. Pregunte qué se ordenó y cuándo.',
  },
  'au.judged.step-helpline': {
    says: 'Llame a la National Debt Helpline al 1800 007 007 para tener ayuda gratis.',
  },
  'au.judged.step-instalments': {
    says: 'Rellene el formulario del tribunal para pagar a plazos. Escriba sus ingresos y gastos.',
  },
  'au.judged.step-options': {
    says: 'Si no puede pagar nada, pregunte por un acuerdo de deudas (debt agreement) o la bancarrota (bankruptcy) antes de elegir.',
  },
  'au.judged.opt-instalments': {
    says: 'Ofrezca una suma que pueda mantener.',
    title: 'Pedir pagar a plazos',
    cost: 'Gratis o una tasa pequeña.',
    time: 'De días a semanas.',
    risk: 'Si falla uno, pueden actuar de nuevo.',
    bestFor: 'Lo debe y tiene algún ingreso.',
  },
  'au.judged.opt-setaside': {
    says: 'Explique por qué no respondió y cuál es su defensa.',
    title: 'Pedir que la anulen (set aside)',
    cost: 'Puede haber una tasa.',
    time: 'Actúe en pocos días.',
    risk: 'El tribunal puede negarse, con gastos.',
    bestFor: 'Nunca recibió los papeles, o tiene una buena defensa.',
  },
  'au.judged.opt-afsa': {
    says: 'Los dos paran a la mayoría de los acreedores. La bancarrota (bankruptcy) dura tres años y un día.',
    title: 'Acuerdo de deudas (debt agreement) o bancarrota (bankruptcy)',
    cost: 'Pedir la bancarrota es gratis.',
    time: 'Días para empezar.',
    risk: 'Limita los viajes y el crédito, y puede perder una casa o un buen coche.',
    bestFor: 'No puede pagar y tiene poco.',
  },
  'au.judged.warn-bankrupt': {
    says: 'Con una sentencia de $10,000 o más pueden pedir un aviso de bancarrota (bankruptcy notice). Le da 21 días.',
  },
  'au.demand.want': {
    says: 'El siguiente paso podría ser la bancarrota (bankruptcy), si no hace nada.',
  },
  'au.demand.reality': {
    says: 'Todavía no está en bancarrota. Tiene 21 días para pagar, llegar a un acuerdo o pedir al tribunal que lo anule (set aside).',
  },
  'au.demand.who': { says: 'El aviso lo emite el Official Receiver para el acreedor.' },
  'au.demand.rights': {
    says: 'Puede pagar, acordar un plan o pedir al tribunal federal que anule (set aside) el aviso en 21 días.',
  },
  'au.demand.notice': {
    says: 'Tiene 21 días desde la entrega de un aviso de bancarrota (bankruptcy notice). Por seguridad contamos desde su fecha.',
    action: 'Pagar, llegar a un acuerdo o acudir al tribunal',
    consequence: 'Entonces pueden pedir al tribunal que le declare en bancarrota.',
  },
  'au.demand.right-setaside': {
    says: 'Puede pedir al tribunal que lo anule (set aside) si la sentencia está mal, es demasiado pequeña o ya está pagada.',
  },
  'au.demand.right-threshold': {
    says: 'La sentencia debe ser de al menos $10,000 y tener menos de seis años.',
  },
  'au.demand.step-day': { says: 'Anote el día en que se lo entregaron. Cuente 21 días.' },
  'au.demand.step-lawyer': {
    says: 'Busque consejo legal hoy. Llame a la ayuda legal (legal aid) o a la National Debt Helpline.',
  },
  'au.demand.step-deal': {
    says: 'Ofrezca un plan al acreedor por escrito. Pídale que retire el aviso.',
  },
  'au.demand.opt-deal': {
    says: 'Ofrezca un plan o una suma más pequeña y pídalo por escrito.',
    title: 'Llegar a un acuerdo',
    cost: 'La suma acordada.',
    time: 'En 21 días.',
    risk: 'Si el acuerdo no es claro, el aviso sigue corriendo.',
    bestFor: 'Lo debe y puede pagar con el tiempo.',
  },
  'au.demand.opt-setaside': {
    says: 'Acuda al Federal Circuit and Family Court en 21 días.',
    title: 'Pedir que lo anulen (set aside)',
    cost: 'Una tasa del tribunal. Puede pedir pagar menos.',
    time: 'En 21 días.',
    risk: 'Gastos si pierde.',
    bestFor: 'El aviso o la sentencia está mal.',
  },
  'au.demand.warn': {
    says: 'No deje pasar los 21 días. Después el tribunal casi no puede ayudar.',
  },
  'au.judged.nsw-instalments': {
    says: 'En Nueva Gales del Sur puede pedir al tribunal pagar a plazos. Mientras valga la orden y usted pague, se para la ejecución (enforcement).',
  },
  'au.judged.nsw-wages': {
    says: 'En Nueva Gales del Sur un embargo del sueldo (garnishee order) debe dejarle una suma fija de su sueldo cada semana.',
  },
  'au.judged.vic-instalments': {
    says: 'En Victoria puede pedir pagar a plazos. Si todo su dinero es de Centrelink, no se puede dar ninguna orden sin su permiso.',
  },
  'au.judged.qld-instalments': {
    says: 'En Queensland puede pedir al tribunal una orden de pago a plazos (instalment order), y que anule (set aside) una sentencia dictada sin usted.',
  },
  'au.judged.wa-time': {
    says: 'En Australia Occidental puede pedir al tribunal tiempo para pagar, una orden de pago a plazos (instalment order) o una pausa de la ejecución.',
  },
  'au.judged.sa-instalments': {
    says: 'En Australia Meridional el tribunal debe mirar lo que usted puede pagar y puede ordenar el pago a plazos.',
  },
  'au.claim.sa': {
    says: 'En Australia Meridional tiene 28 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su respuesta (response) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.claim.tas': {
    says: 'En Tasmania tiene 21 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su respuesta (response) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.claim.act': {
    says: 'En el ACT tiene 28 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su respuesta (response) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.judged.vic-setaside': {
    says: 'En Victoria puede pedir al tribunal que anule (set aside) una orden dictada sin usted. Diga por qué no estuvo y cuál es su defensa.',
  },
  'au.judged.wa-setaside': {
    says: 'En Australia Occidental puede pedir al tribunal que anule (set aside) una orden dictada sin usted. Diga por qué no estuvo y cuál es su defensa.',
  },
  'au.claim.right-default-notice': {
    says: 'Para un préstamo o una tarjeta deben enviar antes un aviso (default notice) con 30 días. Pida una copia; si no lo hubo, dígalo en su defensa.',
  },
}

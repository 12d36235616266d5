/** The Spanish words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ES: Words = {
  'nz.claim.want': {
    says: 'Puede responder y contar su versión. Busque el último día para hacerlo.',
  },
  'nz.claim.reality': {
    says: 'Es un paso real ante un tribunal. Todavía no es una sentencia. Si responde a tiempo, ellos deben probar su caso.',
  },
  'nz.claim.who': {
    says: 'Quien demanda es el demandante (plaintiff o applicant). Usted es el demandado (defendant o respondent). El tribunal no está de ningún lado.',
  },
  'nz.claim.rights': {
    says: 'Puede defenderse de todo o de una parte, llegar a un acuerdo o pedir pagar poco a poco.',
  },
  'nz.claim.not-yet': {
    says: 'Todavía no pueden tocar su sueldo, su cuenta o sus cosas. Antes necesitan una sentencia.',
  },
  'nz.claim.know-tribunal': {
    says: 'Desde el 24 de enero de 2026 el Disputes Tribunal decide reclamaciones disputadas hasta 60.000 $. Los abogados no pueden actuar allí.',
  },
  'nz.claim.right-defend': {
    says: 'Tiene derecho a presentar una defensa (statement of defence) y a ser escuchado.',
  },
  'nz.claim.right-transfer': {
    says: 'Si disputa una reclamación de hasta 60.000 $, puede pedir que pase al Disputes Tribunal.',
  },
  'nz.claim.right-old': {
    says: 'Puede decir que la reclamación es demasiado vieja. Escríbalo en su defensa.',
  },
  'nz.claim.defence': {
    says: 'Tiene 25 días hábiles desde la entrega para presentar una defensa (defence). Contamos desde la fecha del papel, para estar seguros.',
    action: 'Presentar su defensa (statement of defence) en el tribunal',
    consequence: 'Pueden obtener una sentencia sin escucharle.',
  },
  'nz.claim.step-date': {
    says: 'Apunte el día en que recibió los papeles. El aviso (notice of proceeding) dice cuántos días tiene.',
  },
  'nz.claim.step-help': {
    says: 'Llame hoy a Community Law o a Citizens Advice Bureau para tener ayuda gratis.',
  },
  'nz.claim.step-file': {
    says: 'Presente su defensa (statement of defence) en el tribunal a tiempo, y envíe una copia a la otra parte.',
  },
  'nz.claim.step-proof': {
    says: 'Reúna sus papeles: contrato, facturas, correos y pruebas de pago.',
  },
  'nz.claim.opt-defend': {
    says: 'Diga con qué está de acuerdo, con qué no, y por qué.',
    title: 'Presentar una defensa',
    cost: 'Casi siempre gratis.',
    time: '25 días hábiles.',
    risk: 'Si pierde, puede deber gastos.',
    bestFor: 'No lo debe, o no todo.',
  },
  'nz.claim.opt-tribunal': {
    says: 'Pida al tribunal que pase el caso. Es más sencillo y no hay abogados.',
    title: 'Pedir el Disputes Tribunal',
    cost: 'Una tasa pequeña o ninguna.',
    time: 'Antes del último día para responder.',
    risk: 'Presente también una defensa si el día está cerca.',
    bestFor: 'Disputa la reclamación y es de 60.000 $ o menos.',
  },
  'nz.claim.opt-settle': {
    says: 'Ofrezca una suma o un plan. Presente igual su defensa, salvo que el acuerdo esté firmado.',
    title: 'Llegar a un acuerdo',
    cost: 'La suma acordada.',
    time: 'Antes del último día para responder.',
    risk: 'Si no hay acuerdo, el tiempo puede pasar.',
    bestFor: 'Lo debe, pero no puede pagar de una vez.',
  },
  'nz.claim.warn-default': {
    says: 'Si no responde a tiempo, el tribunal puede decidir sin usted.',
  },
  'nz.judged.want': { says: 'Un tribunal ha decidido, o los oficiales han empezado a cobrar.' },
  'nz.judged.reality': {
    says: 'Es serio, pero todavía tiene opciones. Puede ofrecer un plan, o pedir al tribunal que abra el caso de nuevo.',
  },
  'nz.judged.who': {
    says: 'Solo un oficial del tribunal (bailiff) puede embargar cosas. Una agencia de cobro no puede.',
  },
  'nz.judged.rights': {
    says: 'Puede mostrar al tribunal lo que puede pagar. Las cosas básicas de la casa y las herramientas de su trabajo están a salvo hasta cierta suma.',
  },
  'nz.judged.not-all': {
    says: 'No pueden tomar todo su sueldo. Por una deuda normal, un embargo del sueldo (attachment order) debe dejarle al menos el 60 % de su sueldo neto.',
  },
  'nz.judged.right-assessment': {
    says: 'Puede tener un examen de sus finanzas (financial assessment), para que el tribunal vea lo que puede pagar.',
  },
  'nz.judged.right-setaside': {
    says: 'Si nunca recibió la demanda, o tiene una buena defensa, puede pedir al tribunal que anule (set aside) la sentencia.',
  },
  'nz.judged.right-vary': {
    says: 'Puede pedir al tribunal que cambie un embargo del sueldo (attachment order) si cambia su situación.',
  },
  'nz.judged.step-call': {
    says: 'Llame al tribunal con el número del caso. Pregunte qué se ordenó y cuándo.',
  },
  'nz.judged.step-mentor': { says: 'Llame a MoneyTalks al 0800 345 123 y haga un presupuesto.' },
  'nz.judged.step-offer': {
    says: 'Ofrezca una suma que pueda mantener y rellene la declaración de sus finanzas (financial statement).',
  },
  'nz.judged.step-options': {
    says: 'Si no puede pagar nada, pregunte por un procedimiento sin bienes (no asset procedure) o un plan de devolución (debt repayment order).',
  },
  'nz.judged.opt-plan': {
    says: 'Ofrezca una suma por semana.',
    title: 'Pagar poco a poco',
    cost: 'La suma que ofrece.',
    time: 'Días o semanas.',
    risk: 'Si para, pueden actuar de nuevo.',
    bestFor: 'Lo debe y tiene algún ingreso.',
  },
  'nz.judged.opt-setaside': {
    says: 'Explique por qué no respondió y cuál es su defensa.',
    title: 'Pedir que anulen la sentencia',
    cost: 'Puede haber una tasa.',
    time: 'Actúe en pocos días.',
    risk: 'El tribunal puede negarse.',
    bestFor: 'Nunca recibió los papeles, o tiene una buena defensa.',
  },
  'nz.judged.opt-insolvency': {
    says: 'Un procedimiento sin bienes (no asset procedure) dura un año y termina la mayoría de las deudas hasta 50.000 $.',
    title: 'Opciones de insolvencia',
    cost: 'La solicitud es gratis.',
    time: 'Semanas.',
    risk: 'Es público, y solo puede usarlo una vez.',
    bestFor: 'Tiene poco y no puede pagar.',
  },
  'nz.judged.warn-assessment': {
    says: 'Si no hace caso de un examen de sus finanzas (financial assessment), el tribunal puede enviar una orden (warrant) para llevarle allí.',
  },
  'nz.demand.want': {
    says: 'El próximo paso podría ser la quiebra (bankruptcy), si no hace nada.',
  },
  'nz.demand.reality': {
    says: 'Todavía no está en quiebra. Tiene diez días hábiles para pagar, llegar a un acuerdo o pedir a la High Court que anule el aviso.',
  },
  'nz.demand.who': { says: 'La High Court emite el aviso a petición del acreedor.' },
  'nz.demand.rights': {
    says: 'Puede pagar, acordar un plan o pedir al tribunal que anule el aviso.',
  },
  'nz.demand.notice': {
    says: 'Tiene diez días hábiles desde la entrega de un aviso de quiebra (bankruptcy notice). Contamos desde su fecha, para estar seguros.',
    action: 'Pagar, llegar a un acuerdo o hacer una solicitud a la High Court',
    consequence: 'Después pueden pedir al tribunal que le declare en quiebra.',
  },
  'nz.demand.right-setaside': {
    says: 'Puede pedir al tribunal que lo anule si tiene contra ellos una reclamación igual de grande.',
  },
  'nz.demand.step-lawyer': { says: 'Busque consejo legal hoy. Llame a Community Law.' },
  'nz.demand.step-deal': { says: 'Ofrezca un plan por escrito y pida que retiren el aviso.' },
  'nz.demand.step-options': {
    says: 'Pregunte si otra opción, como un plan de devolución (debt repayment order), es mejor para usted.',
  },
  'nz.demand.opt-deal': {
    says: 'Ofrezca un plan o una suma menor y consígalo por escrito.',
    title: 'Llegar a un acuerdo',
    cost: 'La suma acordada.',
    time: 'Diez días hábiles.',
    risk: 'El tiempo sigue corriendo.',
    bestFor: 'Lo debe y puede pagar poco a poco.',
  },
  'nz.demand.opt-setaside': {
    says: 'Haga una solicitud a la High Court.',
    title: 'Pedir que lo anulen',
    cost: 'Gastos de tribunal y abogado.',
    time: 'Diez días hábiles.',
    risk: 'Gastos si pierde.',
    bestFor: 'El aviso o la sentencia está mal.',
  },
  'nz.claim.right-lender': {
    says: 'En un préstamo, el prestamista debe haber prestado con cuidado, explicado las condiciones y cobrado tarifas justas. Si no, dígalo en su defensa.',
  },
}

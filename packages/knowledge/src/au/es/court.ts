/** Claims before a court: the papers, the defence and help: the words in Spanish. */
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
  'au.claim.right-default-notice': {
    says: 'Para un préstamo o una tarjeta deben enviar antes un aviso (default notice) con 30 días. Pida una copia; si no lo hubo, dígalo en su defensa.',
  },
  'au.tribunal.rights': {
    says: 'Puede ir a la audiencia, dar su versión y llevar pruebas. La mayoría habla por sí misma, pues los abogados casi siempre necesitan permiso.',
  },
  'au.tribunal.step-go': {
    says: 'Anote el día, la hora y el lugar, y vaya. Si no puede, pida antes al tribunal otro día o una audiencia por teléfono.',
  },
  'au.tribunal.step-orders': {
    says: 'Lea si el tribunal pide papeles o una defensa escrita, o decide sin audiencia. Si es así, envíe los suyos a tiempo, también a la otra parte.',
  },
  'au.tribunal.right-undo': {
    says: 'Si tenía una buena razón para no ir, pida que se anule la orden. El NCAT da 7 días desde la decisión; el VCAT, 14 días desde que la conozca.',
  },
  'au.tribunal.warn-absent': {
    says: 'Si no va, el tribunal puede decidir sin usted.',
  },
  'au.tribunal.option-go': {
    title: 'Dar su versión al tribunal',
    cost: 'Casi siempre gratis para usted.',
    time: 'El día de la audiencia.',
    risk: 'Si pierde, debe cumplir lo que se ordene.',
    bestFor: 'No lo debe, o no todo.',
    says: 'Vaya con papeles, fotos y testigos. También puede ofrecer antes un acuerdo por escrito.',
  },
}

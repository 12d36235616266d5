/** Claims before a court: the papers, the days to answer and the defence: the words in Spanish. */
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
  'nz.claim.right-lender': {
    says: 'En un préstamo, el prestamista debe haber prestado con cuidado, explicado las condiciones y cobrado tarifas justas. Si no, dígalo en su defensa.',
  },
}

/** Claims before a court: the papers, the days to answer and the defence: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_WORDS: Words = {
  'ca.claim.want': {
    says: 'Puede responder y contar su parte. Busque el último día para hacerlo.',
  },
  'ca.claim.reality': {
    says: 'Es un paso real del tribunal. Todavía no es una sentencia. Si responde a tiempo, deben probar su caso.',
  },
  'ca.claim.who': {
    says: 'Quien demanda es el demandante (plaintiff). Usted es el demandado (defendant). El tribunal no toma partido.',
  },
  'ca.claim.rights': {
    says: 'Puede defenderse de todo o de una parte, ofrecer un arreglo o pedir tiempo para pagar. En el tribunal de reclamos menores (small claims court) no necesita abogado.',
  },
  'ca.claim.not-yet': {
    says: 'Todavía no pueden tocar su sueldo ni su cuenta. Antes necesitan una sentencia.',
  },
  'ca.claim.know-default': {
    says: 'Muchas personas pierden solo porque no respondieron. Una defensa corta y a tiempo mantiene su caso abierto.',
  },
  'ca.claim.right-defend': {
    says: 'Tiene derecho a presentar una defensa (defence) y a que le escuchen.',
  },
  'ca.claim.right-proof': {
    says: 'Tiene derecho a ver en qué se basan. Ellos deben probar la deuda y la suma.',
  },
  'ca.claim.right-old': {
    says: 'Puede decir que la demanda llega demasiado tarde. El tribunal no lo busca solo, así que escríbalo en su defensa.',
  },
  'ca.claim.step-date': {
    says: 'Busque el día en que le entregaron los papeles (service) y anótelo. Cuente desde ahí los días para responder.',
  },
  'ca.claim.step-file': {
    says: 'Llene el formulario de defensa de ese tribunal. Preséntelo allí y guarde una copia sellada.',
  },
  'ca.claim.step-proof': {
    says: 'Reúna sus papeles: contrato, facturas, correos y pruebas de pago.',
  },
  'ca.claim.step-help': {
    says: 'Busque pronto ayuda legal gratis. Las clínicas legales y los centros de ayuda del tribunal pueden leer su formulario.',
  },
  'ca.claim.opt-defend': {
    says: 'Diga con qué está de acuerdo, con qué no, y por qué.',
    title: 'Presentar una defensa',
    cost: 'A menudo una pequeña tasa. Puede pedir no pagarla.',
    time: 'Antes del último día para responder.',
    risk: 'Si pierde, puede deber algunos gastos.',
    bestFor: 'No lo debe, o no todo.',
  },
  'ca.claim.opt-settle': {
    says: 'Ofrezca una suma o un plan de pagos. Presente igual su defensa, salvo que el arreglo esté firmado y la demanda retirada.',
    title: 'Llegar a un arreglo',
    cost: 'La suma que acuerde.',
    time: 'Antes del último día para responder.',
    risk: 'Si no hay arreglo, puede pasar el tiempo para responder.',
    bestFor: 'Lo debe, pero no puede pagar todo de una vez.',
  },
  'ca.claim.opt-trustee': {
    says: 'Una propuesta de consumidor (consumer proposal) o una quiebra (bankruptcy) detiene de inmediato la mayoría de las demandas de dinero.',
    title: 'Ver a un Licensed Insolvency Trustee',
    cost: 'Se paga de lo que usted acuerde pagar.',
    time: 'Días para empezar.',
    risk: 'Queda años en su informe de crédito.',
    bestFor: 'Tiene muchas deudas y no puede pagar.',
  },
  'ca.claim.warn-default': {
    says: 'Si no responde a tiempo, el tribunal puede decidir sin usted.',
  },
  'ca.claim.insight-buyer': {
    says: 'Si demanda quien compró la deuda, pídale que pruebe cada venta, desde el primer prestamista hasta él.',
    actionable: 'Escriba en su defensa que no admite que la deuda sea de ellos.',
  },
}

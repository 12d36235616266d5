/** Claims before a court: the summons, the hearing and help. An order to pay is apart: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'fr.claim.want-summons': {
    says: 'Alguien pide a un tribunal que decida contra usted. El papel le llama a una vista.',
  },
  'fr.claim.who': {
    says: 'Es un asunto del tribunal. Un agente de ejecución (commissaire de justice) trae estos papeles, pero no decide.',
  },
  'fr.claim.reality-summons': {
    says: 'Todavía no hay nada decidido. Su versión cuenta, si viene o alguien habla por usted.',
  },
  'fr.claim.not-yet-summons': {
    says: 'Antes de la sentencia no pueden vender nada ni quitarle sueldo. Con permiso de un juez, o por alquiler impagado, pueden bloquear una cuenta o cosas.',
  },
  'fr.claim.rights-summary': {
    says: 'Puede oponerse, llevar pruebas, pedir tiempo para pagar y asistencia jurídica gratuita.',
  },
  'fr.claim.know-time': {
    says: 'Un juez puede repartir una deuda en hasta dos años y bajar el interés. Pídalo, con prueba de su presupuesto.',
    learnMore: 'Lleve nóminas, cartas de ayudas, alquiler y facturas.',
  },
  'fr.claim.right-papers': { says: 'Tiene derecho a ver las pruebas de la demanda.' },
  'fr.claim.right-heard': {
    says: 'Tiene derecho a que le oigan, a ver todas las pruebas a tiempo y a pedir otra fecha para prepararse.',
  },
  'fr.claim.right-lawyer': {
    says: 'En casos pequeños (hasta 10.000 €) y de alquiler no necesita abogado. Puede ir solo, o con su pareja o un familiar cercano.',
  },
  'fr.claim.right-aid': {
    says: 'Con ingresos bajos, el Estado paga su abogado y los gastos (aide juridictionnelle).',
  },
  'fr.claim.right-time': { says: 'Tiene derecho a pedir al juez hasta dos años para pagar.' },
  'fr.claim.option-hearing': {
    title: 'Ir a la vista y hablar',
    says: 'Lleve sus pruebas y cuente su versión con palabras sencillas.',
    cost: 'Nada sin abogado.',
    time: 'Medio día.',
    risk: 'Si no va, el juez decide sin usted.',
    bestFor: 'Cualquiera con fecha de vista.',
  },
  'fr.claim.option-time': {
    title: 'Pedir tiempo para pagar',
    says: 'Pida al juez, o a la otra parte, una suma mensual en hasta dos años.',
    cost: 'Lo que pueda dar.',
    time: 'La vista, o una carta.',
    risk: 'Un pago fallido puede acabar con el plan.',
    bestFor: 'La debe pero no puede pagar de una vez.',
  },
  'fr.claim.option-help': {
    title: 'Tener un abogado pagado por el Estado',
    says: 'Pida ayuda legal en el tribunal o en justice.fr.',
    cost: 'Nada o una parte, según los ingresos.',
    time: 'Pídala ya: la respuesta tarda semanas.',
    risk: 'Ninguno.',
    bestFor: 'Sus ingresos son bajos o el caso es difícil.',
  },
  'fr.claim.option-pay': {
    title: 'Pagar lo que es correcto',
    says: 'Si todo es correcto, pague al acreedor o al agente y guarde la prueba.',
    cost: 'La deuda, el interés y los gastos del acto.',
    time: 'Un día.',
    risk: 'Ninguno si guarda la prueba.',
    bestFor: 'La debe y tiene el dinero.',
  },
  'fr.claim.warn-do-not-ignore': {
    says: 'No ignore este papel. Después de la fecha es muy difícil cambiar el resultado.',
  },
  'fr.claim.insight-old': {
    says: 'En un préstamo al consumo, el prestamista debe ir al tribunal en dos años desde el primer impago. Después es demasiado tarde.',
    actionable: 'Busque el primer impago y compare las fechas.',
  },
  'fr.claim.deadline-counsel': {
    says: 'En este caso necesita abogado. Tiene 15 días desde la citación para nombrarlo (constituer avocat).',
    action: 'Que un abogado actúe por usted (constituer avocat)',
    consequence: 'Sin abogado, el tribunal puede decidir sin oírle.',
  },
  'fr.claim.warn-counsel': {
    says: 'El papel dice que hace falta abogado. Pida enseguida asistencia jurídica: pedirla a tiempo le protege.',
  },
  'fr.claim.right-costs': {
    says: 'Quien pierde paga casi siempre las costas y una suma por el abogado de la otra parte. El juez puede bajarla o quitarla según sus medios.',
  },
}

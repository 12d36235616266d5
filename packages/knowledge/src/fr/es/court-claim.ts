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
  'fr.claim.not-yet-summons': { says: 'No pueden embargar nada antes de la sentencia.' },
  'fr.claim.rights-summary': {
    says: 'Puede oponerse, llevar pruebas, pedir tiempo para pagar y asistencia jurídica gratuita.',
  },
  'fr.claim.know-time': {
    says: 'Un juez puede repartir una deuda en hasta dos años y bajar el interés. Pídalo, con prueba de su presupuesto.',
    learnMore: 'Lleve nóminas, cartas de ayudas, alquiler y facturas.',
  },
  'fr.claim.step-hearing': {
    says: 'Anote el día, la hora y el tribunal. Vaya, o mande a alguien que pueda hablar por usted.',
  },
  'fr.claim.step-papers': {
    says: 'Lea la demanda y las pruebas. Compruebe el contrato, las fechas y cada suma.',
  },
  'fr.claim.step-legal': {
    says: 'Pida consejo gratuito esta semana en un point-justice (llame al 3039). Pida asistencia jurídica si sus ingresos son bajos.',
  },
  'fr.claim.step-age': {
    says: 'Compruebe la edad de la deuda. Si tiene más de dos años, dígaselo al juez.',
  },
  'fr.claim.step-ask-time': {
    says: 'Si la debe, pida al juez tiempo para pagar (délais de paiement). Lleve su presupuesto.',
  },
  'fr.claim.step-proof': {
    says: 'Si la discute, lleve copias: pagos, cartas, fotos, el contrato. Dé una copia a la otra parte.',
  },
  'fr.claim.step-keep': {
    says: 'Guarde el sobre y el aviso del agente (avis de passage). Muestran la fecha.',
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
    says: 'Pida asistencia jurídica en el tribunal o en justice.fr antes de la vista.',
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

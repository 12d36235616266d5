/** The Spanish words of the rows in ../court.ts. */
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
  'ca.claim.qc-answer': {
    says: 'En Quebec tiene 15 días desde la entrega para responder a una citación (assignation). Contamos desde la fecha del papel, para ir a lo seguro.',
    action: 'Responda por escrito a la citación (assignation)',
    consequence: 'Pueden dictar sentencia en rebeldía (jugement par défaut).',
  },
  'ca.claim.qc-small': {
    says: 'En un reclamo menor de Quebec (petites créances) tiene 20 días desde el aviso para decir qué elige. Contamos desde su fecha, para ir a lo seguro.',
    action: 'Diga al tribunal de reclamos menores qué elige: pagar, arreglar o disputar',
    consequence: 'El tribunal puede decidir sin usted.',
  },
  'ca.judged.want': { says: 'Un tribunal ha decidido, o los oficiales han empezado a cobrar.' },
  'ca.judged.reality': {
    says: 'Es serio, pero todavía tiene opciones. Puede ofrecer un plan de pagos o pedir al tribunal que reabra el caso.',
  },
  'ca.judged.who': {
    says: 'Solo los oficiales del tribunal pueden embargar: un sheriff, una agencia de ejecución civil (civil enforcement agency) en Alberta o un huissier en Quebec.',
  },
  'ca.judged.rights': {
    says: 'La ley protege del embargo parte de su sueldo y las cosas básicas de su casa.',
  },
  'ca.judged.not-all': {
    says: 'No pueden llevarse todo. Los acreedores comunes no pueden embargar los pagos de Old Age Security y Canada Pension Plan.',
  },
  'ca.judged.know-bank': {
    says: 'El dinero es más difícil de proteger cuando ya está mezclado en una cuenta. Actúe rápido si le bloquean una cuenta.',
  },
  'ca.judged.right-pension': {
    says: 'Los acreedores comunes no pueden embargar su Old Age Security ni su Canada Pension Plan.',
  },
  'ca.judged.right-setaside': {
    says: 'Si nunca recibió la demanda, o tenía un buen motivo para no responder, puede pedir al tribunal que anule la sentencia (set aside).',
  },
  'ca.judged.right-plan': {
    says: 'Puede ofrecer un plan de pagos. En muchos tribunales puede pedir una audiencia sobre lo que puede pagar.',
  },
  'ca.judged.qc-wages': {
    says: 'En Quebec una parte básica de su sueldo no se puede embargar. Del resto pueden tomar el 30%.',
  },
  'ca.judged.qc-revoke': {
    says: 'En Quebec puede pedir que se anule una sentencia en rebeldía (rétractation de jugement). Tiene 30 días desde el día en que la conoció.',
  },
  'ca.judged.step-call': {
    says: 'Llame al tribunal con el número de expediente. Pregunte qué se ordenó, qué día y qué sigue.',
  },
  'ca.judged.step-served': {
    says: 'Piense si alguna vez recibió la demanda. Si no, pregunte enseguida al tribunal cómo anular la sentencia (set aside).',
  },
  'ca.judged.step-list': {
    says: 'Anote sus ingresos, su alquiler y sus gastos. Los necesita para un plan y para una audiencia.',
  },
  'ca.judged.step-trustee': {
    says: 'Hable esta semana con un administrador de insolvencia (Licensed Insolvency Trustee). Presentar una propuesta detiene la mayoría de los embargos de sueldo.',
  },
  'ca.judged.opt-setaside': {
    says: 'Explique por qué no respondió y cuál es su defensa.',
    title: 'Pedir al tribunal que lo reabra',
    cost: 'Puede haber una tasa.',
    time: 'Actúe en días.',
    risk: 'El tribunal puede negarse.',
    bestFor: 'Nunca recibió los papeles, o tiene una buena defensa.',
  },
  'ca.judged.opt-plan': {
    says: 'Ofrezca una suma cada mes y pida que paren el embargo mientras paga.',
    title: 'Ofrecer un plan de pagos',
    cost: 'La suma que ofrezca.',
    time: 'De días a semanas.',
    risk: 'Si falla un pago, pueden seguir.',
    bestFor: 'Lo debe y tiene algunos ingresos.',
  },
  'ca.judged.opt-proposal': {
    says: 'Un administrador de insolvencia (Licensed Insolvency Trustee) presenta los papeles y la mayoría de los embargos se detienen por ley.',
    title: 'Propuesta de consumidor o quiebra',
    cost: 'Se paga de lo que usted acuerde pagar.',
    time: 'Días para empezar.',
    risk: 'Sale en su informe de crédito. Algunas deudas quedan, como pensiones de manutención y multas.',
    bestFor: 'Debe mucho más de lo que puede pagar.',
  },
  'ca.judged.warn-tax': {
    says: 'Con el fisco es distinto. Puede tomar parte de su sueldo o de su cuenta sin ir al tribunal.',
  },
  'ca.claim.on-defence': {
    says: 'En Ontario tiene 20 días desde la entrega para presentar una defensa (defence). Contamos desde la fecha del papel, para ir a lo seguro.',
    action: 'Presente su defensa en el Small Claims Court',
    consequence: 'El tribunal puede darles la razón sin escucharle.',
  },
  'ca.claim.bc-reply': {
    says: 'En Columbia Británica tiene 14 días desde la entrega para presentar una respuesta (reply). Contamos desde la fecha del papel, para ir a lo seguro.',
    action: 'Presente su respuesta (reply) en el tribunal',
    consequence: 'Pueden lograr una orden en rebeldía (default order) sin que le escuchen.',
  },
  'ca.claim.ab-dispute': {
    says: 'En Alberta tiene 20 días desde la entrega para presentar una nota de disputa (dispute note). Contamos desde la fecha del papel, para ir a lo seguro.',
    action: 'Presente una nota de disputa (dispute note) en el tribunal',
    consequence: 'Pueden lograr una sentencia sin que le escuchen.',
  },
  'ca.claim.on-limit': {
    says: 'Desde octubre de 2025 el tribunal de reclamos menores de Ontario (Small Claims Court) ve casos de hasta $50,000.',
  },
  'ca.claim.bc-crt': {
    says: 'En Columbia Británica la mayoría de los reclamos de hasta $5,000 van al Civil Resolution Tribunal, que es en línea.',
  },
  'ca.claim.on-plan': {
    says: 'En Ontario puede admitir la deuda en el formulario de defensa y proponer un plan de pagos. Obliga salvo que se opongan en 20 días.',
  },
  'ca.judged.on-wages': {
    says: 'En Ontario el 80% de su sueldo neto está a salvo de la mayoría de los acreedores. Con pensiones de manutención (support) es la mitad.',
  },
  'ca.judged.bc-wages': {
    says: 'En Columbia Británica el 70% de su sueldo neto está a salvo de la mayoría de los acreedores.',
  },
  'ca.judged.on-setaside': {
    says: 'En Ontario puede pedir al tribunal que anule (set aside) una sentencia en rebeldía (default judgment). Necesita una defensa con posibilidades y un buen motivo, y debe actuar rápido.',
  },
  'ca.judged.on-goods': {
    says: 'En Ontario la ropa, las cosas de la casa, las herramientas de trabajo y un auto están a salvo hasta ciertos valores.',
  },
  'ca.judged.bc-goods': {
    says: 'En Columbia Británica la ropa, las cosas de la casa, las herramientas y un auto están a salvo hasta ciertos valores.',
  },
  'ca.judged.ab-safe': {
    says: 'En Alberta parte de su sueldo, comida, ropa, cosas de la casa, herramientas y un auto están a salvo hasta ciertos valores. Solo una civil enforcement agency puede embargar.',
  },
  'ca.judged.sk-safe': {
    says: 'En Saskatchewan parte de su sueldo y las cosas que necesita un hogar están a salvo. Solo el sheriff puede embargar.',
  },
  'ca.judged.mb-wages': {
    says: 'En Manitoba la mayoría de los acreedores puede tomar como mucho el 30% de su sueldo.',
  },
  'ca.claim.bc-dispute-notice': {
    says: 'Envíe su respuesta (Dispute Response) por internet antes del día del aviso, casi siempre en 14 días. Si no, el tribunal puede ordenarle pagar sin oírle.',
  },
}

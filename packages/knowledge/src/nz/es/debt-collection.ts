/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'nz.debt.want': { says: 'Esta carta solo pide. Sola no puede hacerle pagar.' },
  'nz.debt.reality': {
    says: 'Es una carta de una empresa, no de un tribunal. Nadie puede tomar su sueldo o sus cosas por ella.',
  },
  'nz.debt.who': {
    says: 'Una agencia de cobro (debt collector) trabaja para la empresa a la que usted debía, o compró la deuda. No tiene poderes de un tribunal, de un oficial del tribunal (bailiff) ni de la policía.',
  },
  'nz.debt.rights': {
    says: 'Puede pedir pruebas, disputar la deuda, pedir ayuda por dificultades (hardship) y ofrecer lo que puede pagar. Nadie puede amenazarle.',
  },
  'nz.debt.no-wages-yet': {
    says: 'Todavía no pueden tomar dinero de su sueldo o de su ayuda. Antes necesitan una sentencia y después una orden de embargo (attachment order).',
  },
  'nz.debt.no-goods-yet': {
    says: 'No pueden llevarse sus cosas. Solo puede un oficial del tribunal (bailiff), después de una orden del tribunal. Un prestamista puede llevarse un coche que garantiza su préstamo.',
  },
  'nz.debt.know-old': {
    says: 'La mayoría de las deudas son demasiado viejas para el tribunal después de seis años. Un pago o una nota firmada de que la debe empieza el tiempo de nuevo.',
    learnMore:
      'Busque la fecha en que pagó o escribió por última vez. Hágalo antes de pagar o firmar nada.',
  },
  'nz.debt.know-mentor': {
    says: 'Un asesor de finanzas (financial mentor) puede hablar con la empresa por usted, gratis. La empresa puede tratar con él en vez de con usted.',
  },
  'nz.debt.org-scheme': {
    says: 'Los prestamistas deben pertenecer a un servicio de quejas gratuito (dispute scheme). Busque su nombre en la carta o en el Financial Service Providers Register.',
  },
  'nz.debt.right-proof': {
    says: 'Puede pedir pruebas: el contrato, los extractos y cómo se calculó la suma.',
  },
  'nz.debt.right-disclosure': {
    says: 'Antes de que una agencia empiece con un préstamo de consumo, deben decirle quién es, cuánto debe y cómo se calculó.',
  },
  'nz.debt.right-no-harass': { says: 'Tiene derecho a que no le acosen, obliguen ni engañen.' },
  'nz.debt.right-hardship': {
    says: 'Con un préstamo, si le golpea una enfermedad, perder el trabajo o una separación, puede pedir por escrito cambiar los pagos.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'El prestamista debe responder a esa petición (hardship request) en un plazo de 20 días hábiles y dar razones si dice que no.',
  },
  'nz.debt.right-scheme': {
    says: 'Si el prestamista no resuelve su queja, su servicio de quejas (dispute scheme) la mira gratis.',
  },
  'nz.debt.right-private': {
    says: 'No deberían hablar de la deuda con su jefe, su familia o sus vecinos. Puede pedir lo que guardan sobre usted.',
  },
  'nz.debt.step-check': {
    says: 'Compruebe que la deuda es suya. Mire el nombre, la suma, las fechas y a quién debía al principio.',
  },
  'nz.debt.step-age': {
    says: 'Averigüe cuándo pagó por última vez. Si son cerca de seis años o más, no pague ni firme nada todavía.',
  },
  'nz.debt.step-moneytalks': {
    says: 'Llame a MoneyTalks al 0800 345 123. Es gratis y están de su lado.',
  },
  'nz.debt.step-write': {
    says: 'Conteste por escrito. Pida pruebas de la deuda, o pida ayuda por dificultades (hardship).',
  },
  'nz.debt.step-offer': {
    says: 'Si la debe, haga un presupuesto y ofrezca una suma que pueda mantener. Consiga el acuerdo por escrito.',
  },
  'nz.debt.step-dispute': {
    says: 'Si está mal, dígalo por escrito y diga por qué. Entonces no deberían anotarla como impago (default) mientras esté en disputa.',
  },
  'nz.debt.opt-proof': {
    says: 'Pida el contrato y los extractos. No pague nada hasta haberlos visto.',
    title: 'Pedir pruebas',
    cost: 'Gratis.',
    time: 'Una carta. Después unas semanas.',
    risk: 'Bajo. Todavía pueden demandarle, así que esté atento a papeles del tribunal.',
    bestFor: 'No está seguro de que sea suya, o la suma parece mal.',
  },
  'nz.debt.opt-hardship': {
    says: 'Pida por escrito al prestamista pagos más largos, más pequeños o más tarde. Diga qué pasó.',
    title: 'Pedir ayuda por dificultades',
    cost: 'Gratis.',
    time: '20 días hábiles para una respuesta.',
    risk: 'Bajo. Pida pronto, porque un impago largo puede impedirlo.',
    bestFor: 'Perdió el trabajo, estuvo enfermo o su familia se separó.',
  },
  'nz.debt.opt-plan': {
    says: 'Ofrezca una suma cada semana o cada dos semanas. Consígalo por escrito antes de pagar.',
    title: 'Ofrecer un plan de pago',
    cost: 'La suma acordada.',
    time: 'Días o semanas.',
    risk: 'Un pago puede empezar el plazo de nuevo.',
    bestFor: 'La debe, y no es demasiado vieja.',
  },
  'nz.debt.opt-scheme': {
    says: 'Quéjese primero al prestamista, después a su servicio de quejas.',
    title: 'Ir al servicio de quejas (dispute scheme)',
    cost: 'Gratis.',
    time: 'Semanas o meses.',
    risk: 'Bajo.',
    bestFor: 'Le acosan, o le prestaron lo que no podía pagar.',
  },
  'nz.debt.opt-insolvency': {
    says: 'Un plan de devolución (debt repayment order), un procedimiento sin bienes (no asset procedure) o una quiebra (bankruptcy) puede terminar deudas.',
    title: 'Preguntar por opciones de insolvencia',
    cost: 'La mayoría de las solicitudes son gratis.',
    time: 'Semanas.',
    risk: 'Queda en un registro público.',
    bestFor: 'Debe mucho más de lo que puede pagar.',
  },
  'nz.debt.insight-restart': {
    says: 'Incluso un pago pequeño o una nota firmada puede empezar de nuevo los seis años.',
    actionable: 'Compruebe la edad de la deuda antes de pagar nada.',
  },
  'nz.debt.insight-lending': {
    says: 'Un prestamista tenía que comprobar que usted podía pagar el préstamo. Si no lo hizo, puede recuperar comisiones e intereses.',
    actionable:
      'Pida los papeles de esa comprobación y enséñelos a un asesor de finanzas (financial mentor).',
  },
  'nz.debt.tactic-writing': {
    says: 'Hágalo todo por escrito. Pida que usen solo correo electrónico o cartas.',
    risk: 'Las cartas son más lentas que las llamadas.',
    notWhen: 'Hay cerca una fecha en el tribunal.',
  },
  'nz.debt.warn-court': {
    says: 'Si llegan papeles del tribunal, no los deje a un lado. Si no responde a tiempo, pueden ganar sin usted.',
  },
  'nz.debt.myth-prison': {
    says: 'No puede ir a la cárcel por no pagar una tarjeta, un préstamo o una factura.',
  },
  'nz.debt.myth-things': {
    says: 'Una agencia de cobro no puede llevarse sus cosas. Solo puede un oficial del tribunal (bailiff), después de una orden del tribunal.',
  },
  'nz.debt.element-creditor': {
    says: 'Deberían decir a quién debe.',
    name: 'A quién debe',
    ifMissing: 'La carta no dice a quién debe. Pregunte antes de pagar.',
  },
  'nz.debt.element-sum': {
    says: 'Deberían decirle cuánto reclaman.',
    name: 'Cuánto',
    ifMissing: 'La carta no da una suma clara. Pida un desglose completo.',
  },
  'nz.debt.right-fee': {
    says: 'Solo pueden añadir un cargo si su contrato lo permite. No pueden engañarle sobre eso, y un tribunal puede anular una cláusula injusta.',
  },
  'nz.debt.right-loan-fees': {
    says: 'Los cargos de un prestamista por pagar tarde no pueden ser excesivos. Pregunte cómo se calculó cada uno.',
  },
  'nz.debt.right-no-asset': {
    says: 'Si debe de 1.000 a 50.000 $ y no tiene casi nada, un procedimiento sin bienes (no asset procedure) puede terminar la mayoría de las deudas después de un año. Solo puede usarlo una vez.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Un plan de devolución (debt repayment order) le da hasta tres años para pagar por partes deudas de hasta 50.000 $. En ese tiempo nadie puede demandarle por ellas.',
  },
  'nz.debt.right-bad-work': {
    says: 'Si el trabajo era malo o no se terminó, dígalo por escrito con fotos. Puede pedir que lo arreglen, o que lo quiten del precio.',
  },
  'nz.debt.right-tribunal': {
    says: 'Si la disputa, el Disputes Tribunal puede decidir hasta 60.000 $. Los abogados no participan, y usted casi nunca paga gastos.',
  },
  'nz.debt.right-phone': {
    says: 'Si no está de acuerdo con una factura de teléfono o internet, Telecommunications Dispute Resolution la mira gratis. El servicio debe darse con cuidado; si no, pida un abono.',
  },
  'nz.debt.right-sold': {
    says: 'Su deuda se vendió. Pida el aviso escrito, el contrato y el cálculo de la suma. Lo que podía decir al primer prestamista sigue contando.',
  },
}

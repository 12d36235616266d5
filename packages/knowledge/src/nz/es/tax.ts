/** The Spanish words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_ES: Words = {
  'nz.tax.want': {
    says: 'Mire si es una factura nueva, una cambiada o un recordatorio para presentar una declaración.',
  },
  'nz.tax.reality': { says: 'Puede acordar plazos, y puede disputar la suma.' },
  'nz.tax.who': {
    says: 'Inland Revenue cobra impuestos, préstamos de estudiante y pensiones por hijos (child support). Mírelo en myIR, no por un enlace.',
  },
  'nz.tax.rights': {
    says: 'Puede pedir plazos, pedir alivio por dificultades (hardship) y disputar una liquidación (assessment).',
  },
  'nz.tax.not-yet': {
    says: 'Primero piden. Si llama y cumple un plan, casi siempre no van más lejos.',
  },
  'nz.tax.right-instalments': {
    says: 'Puede pedir pagar a plazos. Los recargos (penalties) son menores cuando hay un plan acordado.',
  },
  'nz.tax.right-hardship': {
    says: 'Si pagar le dejara sin lo que necesita para vivir, puede pedir que borren una parte.',
  },
  'nz.tax.right-dispute': {
    says: 'Puede disputar una liquidación (assessment) con un escrito (NOPA). Tiene dos meses desde su fecha, y cuatro meses para su propia declaración.',
  },
  'nz.tax.step-check': { says: 'Entre en myIR y compruebe que la deuda está allí.' },
  'nz.tax.step-file': { says: 'Si falta una declaración, preséntela. A menudo baja la suma.' },
  'nz.tax.step-plan': { says: 'Pida plazos en myIR antes de la fecha límite.' },
  'nz.tax.opt-plan': {
    says: 'Ofrezca una suma que pueda mantener.',
    title: 'Pedir plazos',
    cost: 'Los intereses siguen.',
    time: 'Antes de la fecha límite.',
    risk: 'Si falla un pago, el plan puede acabar.',
    bestFor: 'Lo debe, pero no puede pagar de una vez.',
  },
  'nz.tax.opt-dispute': {
    says: 'Envíe a tiempo un escrito con sus razones.',
    title: 'Disputarlo',
    cost: 'Gratis.',
    time: 'Meses.',
    risk: 'Los intereses siguen si pierde.',
    bestFor: 'La suma está mal.',
  },
  'nz.tax.warn-deduct': {
    says: 'Inland Revenue puede tomar dinero de su sueldo o banco con un aviso y sin tribunal. No lo ignore.',
  },
  'nz.tax.right-loan-hardship': {
    says: 'Si un pago del préstamo de estudiante le causa dificultades (hardship), pida a Inland Revenue que lo baje o que haga un plan.',
  },
  'nz.tax.right-penalty': {
    says: 'Puede pedir a Inland Revenue que anule un recargo por pagar tarde si algo fuera de su control le retrasó.',
  },
}

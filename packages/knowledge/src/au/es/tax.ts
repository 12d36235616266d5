/** The Spanish words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_ES: Words = {
  'au.tax.want': {
    says: 'Mire si es una cuenta nueva, una cambiada o un recordatorio para declarar.',
  },
  'au.tax.reality': {
    says: 'Puede pedir un plan de pago, y puede presentar una oposición (objection) si la suma está mal.',
  },
  'au.tax.who': {
    says: 'La Australian Taxation Office (ATO) cobra los impuestos federales. Compruebe la deuda en myGov, no por un enlace.',
  },
  'au.tax.rights': {
    says: 'Puede presentar una oposición (objection) gratis, pedir un plan y pedir que quiten intereses o recargos.',
  },
  'au.tax.not-yet': {
    says: 'Primero envían recordatorios. Si llama y cumple un plan, casi nunca van más lejos.',
  },
  'au.tax.right-object': {
    says: 'Puede presentar una oposición (objection) a una liquidación (assessment). Para la mayoría de la gente el plazo es de dos años. Para algunas decisiones es de solo 60 días.',
  },
  'au.tax.right-plan': { says: 'Puede hacer un plan de pago en línea o por teléfono.' },
  'au.tax.right-interest': {
    says: 'Puede pedir que quiten intereses o recargos si salió mal algo que no dependía de usted.',
  },
  'au.tax.object-sixty': {
    says: 'A algunas decisiones de impuestos hay que oponerse (objection) en 60 días. La mayoría de las liquidaciones anuales dan dos años. Su aviso le dice cuál.',
    action: 'Presentar una oposición (objection), si su decisión tiene el plazo corto',
    consequence: 'Entonces tiene que pedir más tiempo.',
  },
  'au.tax.step-check': { says: 'Entre en myGov y compruebe que la deuda está allí.' },
  'au.tax.step-call': { says: 'Llame o use el plan en línea antes del día límite.' },
  'au.tax.step-help': {
    says: 'Pida ayuda a un asesor de deudas gratuito (financial counsellor) o a una clínica de impuestos (tax clinic).',
  },
  'au.tax.opt-plan': {
    says: 'Elija una suma que pueda mantener.',
    title: 'Hacer un plan de pago',
    cost: 'Los intereses siguen.',
    time: 'Minutos en línea.',
    risk: 'Si falla uno, pueden actuar.',
    bestFor: 'Lo debe, pero no puede pagar de una vez.',
  },
  'au.tax.opt-object': {
    says: 'Envíe una oposición (objection) con sus motivos y pruebas.',
    title: 'Presentar una oposición (objection)',
    cost: 'Gratis.',
    time: 'A más tardar el último día del aviso.',
    risk: 'Los intereses siguen si pierde.',
    bestFor: 'La suma está mal.',
  },
  'au.tax.warn-garnish': {
    says: 'El ATO puede tomar dinero de su sueldo o su banco con un aviso y sin tribunal. No lo deje de lado.',
  },
  'au.tax.right-instalments': {
    says: 'La ley permite que la oficina de impuestos acepte el pago por partes. Si falló uno, llame y pida mantener o cambiar el plan.',
  },
  'au.tax.right-release': {
    says: 'Si al pagar se quedaría sin comida, casa u otras cosas básicas, puede pedir que le liberen (release) de deudas de impuesto sobre la renta.',
  },
  'au.tax.warn-no-court': {
    says: 'La oficina de impuestos puede tomar dinero de su banco o su sueldo sin tribunal. Llame antes de la fecha de la carta.',
  },
  'au.tax.right-two-years': {
    says: 'Para la mayoría, la ATO solo puede cambiar una liquidación en dos años, salvo fraude. Cuente desde la primera.',
  },
  'au.tax.right-bankrupt': {
    says: 'Un aviso de quiebra (bankruptcy notice) exige una sentencia de $10.000 o más. Le da 21 días. Una carta de aviso no le pone en quiebra.',
  },
}

/** The Spanish words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_WORDS: Words = {
  'ca.tax.want': {
    says: 'Mire si es una factura nueva, una cambiada o un aviso para presentar la declaración.',
  },
  'ca.tax.reality': {
    says: 'Puede estar en desacuerdo. Una objeción (notice of objection) es gratis y no necesita abogado.',
  },
  'ca.tax.who': {
    says: 'La Canada Revenue Agency cobra el impuesto federal y casi todo el impuesto provincial sobre la renta. Quebec tiene su propia agencia, Revenu Québec.',
  },
  'ca.tax.rights': {
    says: 'Puede presentar una objeción, pedir un plan de pagos y pedir que se anulen intereses o sanciones.',
  },
  'ca.tax.not-yet': {
    says: 'En casi todo el impuesto sobre la renta deben esperar 90 días tras el aviso antes de cobrar a la fuerza.',
  },
  'ca.tax.relief-know': {
    says: 'Puede pedir que anulen intereses y sanciones de los últimos diez años, por ejemplo tras una enfermedad o perder el empleo.',
  },
  'ca.tax.right-object': {
    says: 'Tiene derecho a una objeción (notice of objection). Para casi todos el último día es 90 días tras el aviso, o un año tras la fecha de la declaración.',
  },
  'ca.tax.right-hold': {
    says: 'Mientras espera la respuesta a una objeción sobre la renta, no pueden cobrar la suma que disputa. Los intereses siguen.',
  },
  'ca.tax.right-plan': { says: 'Puede pedir un plan de pagos. Miran lo que usted puede pagar.' },
  'ca.tax.step-check': {
    says: 'Entre en su cuenta o llame al número de la web oficial. Compruebe que la deuda está allí.',
  },
  'ca.tax.step-object': {
    says: 'Si está mal, presente una objeción (notice of objection) antes del último día. Diga qué está mal y por qué.',
  },
  'ca.tax.step-call': { says: 'Si no puede pagar, llame y pida un plan antes de que actúen.' },
  'ca.tax.objection': {
    says: 'Tiene 90 días desde la fecha del aviso para la objeción (notice of objection). En su propia declaración puede ser más: un año después de su fecha.',
    action: 'Presente una objeción (notice of objection), si no está de acuerdo',
    consequence: 'Entonces necesita pedir más tiempo, y debe hacerlo en un año.',
  },
  'ca.tax.opt-object': {
    says: 'Presente una objeción (notice of objection) en línea o por correo.',
    title: 'Presentar una objeción',
    cost: 'Gratis.',
    time: '90 días desde el aviso.',
    risk: 'Los intereses crecen si pierde.',
    bestFor: 'Cree que la suma está mal.',
  },
  'ca.tax.opt-plan': {
    says: 'Llame a la agencia con su presupuesto y ofrezca una suma mensual.',
    title: 'Pedir un plan de pagos',
    cost: 'Los intereses siguen.',
    time: 'Antes de que actúen.',
    risk: 'Si falla un pago, pueden actuar.',
    bestFor: 'Lo debe, pero no puede pagar todo de una vez.',
  },
  'ca.tax.opt-help': {
    says: 'Una propuesta de consumidor (consumer proposal) puede incluir también deudas de impuestos.',
    title: 'Ver a un Licensed Insolvency Trustee',
    cost: 'Se paga de lo que usted acuerde pagar.',
    time: 'Días para empezar.',
    risk: 'Sale en su informe de crédito.',
    bestFor: 'Debe mucho más de lo que puede pagar.',
  },
  'ca.tax.warn-force': {
    says: 'El fisco puede tomar dinero de su sueldo o su banco sin juicio. No lo deje pasar.',
  },
  'ca.tax.right-service': {
    says: 'El fisco debe tratarle con justicia. Puede quejarse a él, y luego gratis al Taxpayers’ Ombudsperson.',
  },
  'ca.tax.know-certificate': {
    says: 'El fisco puede inscribir lo que debe en el Federal Court. Entonces funciona como una sentencia, sin juicio.',
    learnMore:
      'Un plan de pagos a tiempo casi siempre lo evita. Pregunte qué puede mostrar sobre su presupuesto.',
  },
  'ca.tax.qc-object': {
    says: "Contra un aviso de liquidación (avis de cotisation) de Revenu Québec tiene 90 días para enviar un aviso de oposición (avis d'opposition). Es gratis.",
  },
  'ca.tax.right-three-years': {
    says: 'Casi siempre solo pueden cambiar su impuesto en los tres años desde el primer aviso de ese año. Después deben mostrar una declaración descuidada o falsa.',
  },
}

/** The Spanish words of the rows in ../tax-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEADLINES_ES: Words = {
  'us.tax.deadline-deficiency': {
    says: 'Después de un aviso de deficiencia (notice of deficiency) tiene 90 días para ir al Tribunal Fiscal (Tax Court). El IRS no puede alargar ese plazo.',
    action: 'Presentar una petición ante el United States Tax Court si no está de acuerdo',
    consequence:
      'El IRS añade el impuesto. En la mayoría de los casos usted debe pagar antes de que una corte pueda verlo.',
  },
  'us.tax.deadline-hearing': {
    says: 'Tiene 30 días para pedir una audiencia (Collection Due Process). Mientras dura, el IRS no debe embargar (levy).',
    action: 'Enviar el formulario 12153 (Form 12153) para pedir una audiencia',
    consequence:
      'El IRS puede quitarle sueldo, dinero del banco o bienes. También pierde el camino al Tribunal Fiscal (Tax Court).',
  },
  'us.tax.deadline-proposed': {
    says: 'Un CP2000 no es una cuenta por pagar. Propone un cambio. En la mayoría de los casos tiene 30 días para contestar, y puede pedir más.',
    action: 'Contestar el cambio propuesto: aceptarlo, o decir por qué no, con pruebas',
    consequence:
      'El IRS envía un aviso de deficiencia (notice of deficiency) y después una cuenta.',
  },
  'us.tax.deadline-cp504': {
    says: 'Después de un CP504 tiene 30 días para pagar o hacer un plan. Es serio, pero todavía debe llegar un aviso final.',
    action: 'Pagar, hacer un plan o llamar al IRS',
    consequence:
      'El IRS puede quitarle su reembolso de impuestos del estado y seguir hasta un aviso final.',
  },
  'us.tax.deadline-cp14': {
    says: 'Un CP14 es la primera cuenta. Pague o haga un plan en un plazo de 21 días y evita más intereses y multas.',
    action: 'Pagar, hacer un plan o decir por qué la cuenta está mal',
    consequence: 'Se añaden más intereses y multas.',
  },
}

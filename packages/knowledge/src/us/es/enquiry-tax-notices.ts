/** The Spanish words of the rows in ../enquiry-tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NOTICES_ES: Words = {
  'us.fact.irs-final-levy-notice': {
    says: 'Es el último aviso antes de que el IRS pueda tomar sueldo, dinero del banco o un coche. Envíe el Form 12153 dentro de 30 días desde su fecha, por correo certificado. Casi siempre frena el embargo mientras Appeals decide y deja abierto el Tax Court. Pida en él un plan de pagos posible, o una pausa por dificultad. Presente las declaraciones que falten. Llamar no le perjudica.',
  },
  'us.fact.irs-final-notice-missed': {
    says: 'Todavía puede pedir una «equivalent hearing» con el Form 12153, durante un año desde el día siguiente a la fecha. No frena el embargo por ley, y después no hay Tax Court. Por eso llame ya al IRS: plan de pagos, o pausa si no puede pagar renta y comida. Eso puede frenar el embargo o liberar el dinero. En apuros pida ayuda al Taxpayer Advocate (Form 911).',
  },
  'us.fact.irs-reminder': {
    says: 'Un CP501 o CP503 es un recordatorio de una factura de impuestos. El IRS aún no puede tomar su sueldo ni el dinero del banco, pero sí quedarse con un reembolso. Actúe antes de la fecha: pague o pida un plan en IRS.gov, pues corren intereses. Si la suma está mal, escriba con pruebas. Después suelen venir un CP504 y el aviso final: LT11, Letter 1058 o CP90.',
  },
  'us.fact.irs-levy-notice-no-number': {
    says: 'Busque el número en una esquina de la carta. Con un CP504 el IRS por ahora casi solo puede tomar un reembolso estatal. Un LT11, Letter 1058 o CP90 es el aviso final: envíe el Form 12153 dentro de 30 días desde su fecha. Casi siempre frena el embargo de sueldo y banco. En ambos casos pida ya un plan en IRS.gov, o una pausa si no puede pagar renta y comida.',
  },
  'us.fact.irs-90-day-letter': {
    says: 'Con esta carta puede ir al Tax Court antes de pagar. El último día está impreso: 90 días desde su fecha, o 150 si se la enviaron al extranjero. Ninguna llamada ni carta al IRS lo alarga. Presente la petición en ustaxcourt.gov; la pequeña tasa se puede perdonar. Envíe también sus pruebas al IRS. Si pasa el día, puede cobrar. Hay clínicas gratuitas.',
  },
}

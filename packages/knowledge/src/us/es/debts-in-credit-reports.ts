/** The Spanish words of the rows in ../debts-in-credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTS_IN_CREDIT_REPORTS_ES: Words = {
  'us.debt.right-credit-report': {
    says: 'Tiene derecho a disputar gratis un dato falso en su informe de crédito (credit report). El buró debe revisarlo, en la mayoría de los casos en un plazo de 30 días.',
  },
  'us.debt.insight-report-first': {
    says: 'Un cobrador debe hablar con usted, o escribirle y esperar unos 14 días, antes de informar la deuda a un buró de crédito (credit bureau).',
    actionable:
      'Revise si la deuda ya estaba en su informe de crédito antes de que le escribieran.',
  },
  'us.debt.insight-seven-years': {
    says: 'La mayoría de las deudas debe salir de su informe de crédito a los siete años. Pagar no hace empezar otra vez esos años.',
    actionable: 'Pida al buró de crédito (credit bureau) que quite un dato demasiado viejo.',
  },
  'us.debt.change-medical': {
    says: 'No hay una prohibición federal de las deudas médicas en los informes de crédito. Los tres burós dicen que no incluyen las pagadas ni las menores de $500.',
    was: 'Una regla federal de enero de 2025 habría quitado las deudas médicas de los informes de crédito. Nunca entró en vigor.',
    is: 'Una corte anuló esa regla. Algunos estados tienen sus propias prohibiciones.',
  },
}

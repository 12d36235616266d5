/** Questions about social welfare: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_ES: Words = {
  'ie.ask.welfare-appeal-days': {
    says: 'Envíe ya el recurso al Social Welfare Appeals Office. La ley da 60 días, pero cumpla los 21 si su carta lo dice. Diga qué hechos son falsos y añada pruebas. Es gratis.',
  },
  'ie.ask.welfare-while-waiting': {
    says: 'Pida hoy a su oficina Intreo la Supplementary Welfare Allowance. Es para quien tiene muy poco para vivir, también mientras dura un recurso.',
  },
  'ie.ask.welfare-overpaid': {
    says: 'Pida la decisión y cómo se calculó cada suma. Si está mal, recurra gratis en 60 días. Si está bien, diga qué puede pagar: sin su permiso pueden tomar como mucho el 15% de su pago semanal.',
  },
  'ie.ask.benefit': {
    says: 'Pida los motivos. Recurra en 60 días si está mal. Si es correcto, diga lo que puede pagar por semana.',
  },
  'ie.ask.welfare-refused': {
    says: 'Pida a la oficina que lo revise y recurra ante la Social Welfare Appeals Office en 60 días. Es gratis. Mande pruebas nuevas.',
  },
  'ie.ask.medical-card': {
    says: 'Pida primero a la HSE que lo revise, con pruebas que faltaban, como una carta del médico o sus gastos reales. Si la enfermedad le causa dificultades, puede dar la tarjeta por encima del límite. También puede apelar a la National Appeals Office de la HSE. Hágalo en 21 días desde la decisión. No es la Social Welfare Appeals Office.',
  },
}

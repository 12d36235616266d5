/** Questions about money taken from benefits: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_DEDUCTIONS_ES: Words = {
  'gb.ask-debt.benefit-seized': {
    says: 'Una empresa de tarjetas, préstamos o catálogos no puede tomar una ayuda en su origen. Los descuentos de Universal Credit son solo para deudas fijadas, como alquiler, energía o council tax. El dinero que ya está en su banco está menos seguro. Pida consejo gratuito.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'El Universal Credit pagado por error se puede recuperar, aunque el error fuera de ellos. La mayoría de las ayudas más antiguas solo se devuelve si usted dejó fuera un dato o lo dio mal. Puede pedir una revisión, una cantidad menor o que lo perdonen (waiver).',
    dependsOn: 'qué ayuda es',
  },
  'gb.ask-debt.uc-their-mistake': {
    says: 'Universal Credit se puede recuperar aunque el error fuera de ellos. Aun así puede actuar. En un mes desde la carta pida que revisen (mandatory reconsideration) la suma y el motivo, y envíe lo que puso en el journal. Después puede apelar. Pida a DWP Debt Management pagos más bajos, o que lo perdonen porque el error fue suyo y le perjudica. Quéjese también del error. Citizens Advice ayuda gratis.',
  },
  'gb.ask-debt.uc-overpaid-ni': {
    says: 'Universal Credit se puede recuperar aunque el error fuera de ellos; las ayudas antiguas, casi siempre solo si el fallo fue suyo. En un mes desde la carta pida al Department for Communities que revise la suma y el motivo, con pruebas. Después puede apelar. Pida pagos más bajos, o que lo perdonen si le perjudica. Advice NI ayuda gratis: 0800 915 4604.',
  },
  'gb.ask-benefit.savings-not-told': {
    says: 'Dígalo hoy en el diario (journal), con sumas y fechas, antes de que pregunten otra vez. Hasta £6,000 nada cambia. Por encima se devuelven £4.35 al mes por cada £250, así que casi nunca todo. Pueden añadir £50 por descuido. Solo es delito si sabía que debía decirlo. ¿Un interview under caution? Vea antes a un abogado gratis y no diga nada hasta entonces.',
  },
}

/** Questions about bills that one cannot pay, fees and old debts, and the first steps against a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'ch.ask.step-debt': {
    says: 'Reúna sus cartas y pregunte a un asesor de deudas gratis.',
  },
  'ch.ask.right-debt': {
    says: 'Puede parar toda orden de pago con una oposición (Rechtsvorschlag) en diez días.',
  },
  'ch.ask.fees': {
    says: 'Casi siempre debe la factura y un 5 % de interés, no los gastos propios de la empresa. El acreedor debe probar todo otro daño.',
  },
  'ch.ask.old': {
    says: 'Alquiler, sueldos, médicos, artesanos, compras pequeñas y otras sumas repetidas: cinco años. La mayoría de las otras: diez. Un certificado de pérdida (Verlustschein): veinte. Un pago o una ejecución (Betreibung) lo hace empezar de nuevo.',
    dependsOn: 'de qué es',
  },
  'ch.ask.reminder-fees': {
    says: 'Solo debe gastos de recordatorio si el contrato o sus condiciones nombran la suma. Si no, la ley da un 5 % de interés desde el retraso, y todo otro daño debe probarse. Pague la factura y escriba que no debe los gastos.',
  },
  'ch.ask.cannot-pay': {
    says: 'Llame pronto y ofrezca por escrito una suma mensual que pueda mantener. No están obligados, pero suelen aceptar. No pida otro crédito. Un asesor gratuito (Caritas) puede hacer un plan o ayudar con la quiebra personal.',
  },
}

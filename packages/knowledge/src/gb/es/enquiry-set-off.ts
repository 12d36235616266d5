/** The Spanish words of the rows in ../enquiry-set-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SET_OFF_ES: Words = {
  'gb.ask-bank.set-off': {
    says: 'Un banco puede usar el dinero de su cuenta para una tarjeta o préstamo atrasado con él. Pero debe ser justo, mirar la dificultad y debería dejarle dinero para renta, comida e hijos. Reclame hoy: mande un presupuesto y pida esa parte. Si dice no, o tras ocho semanas, decide gratis el Financial Ombudsman. Haga que la próxima nómina vaya a una cuenta básica de un banco sin relación.',
  },
  'gb.ask-bank.pay-to-another-bank': {
    says: 'Por sí solo un banco solo puede tomar de cuentas con él, a veces con su grupo. No alcanza una cuenta en un banco sin relación. Para eso necesita una sentencia y luego otra orden judicial. Abra una cuenta básica en otro banco, posible con mal crédito, y mueva nómina, ayudas y domiciliaciones. La deuda queda: ofrezca lo que pueda. StepChange ayuda gratis: 0800 138 1111.',
  },
}

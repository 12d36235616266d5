/** Universal Credit: sanctions, hardship payments, advances and migration notices. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIVERSAL_CREDIT_ES: Words = {
  'gb.credit.right-hardship': {
    says: 'Mientras una sanción baja su Universal Credit, puede pedir una ayuda (hardship payment) para comida, calefacción y alquiler. Pídala otra vez cada mes.',
  },
  'gb.credit.right-sanction': {
    says: 'Puede pedir que revisen la sanción. Diga su buena razón y mande pruebas.',
  },
  'gb.credit.hardship-back': {
    says: 'Esa ayuda se descuenta solo cuando acaban sus sanciones, y no en los meses en que gana lo suficiente.',
  },
  'gb.credit.step-journal': {
    says: 'Escriba en su diario (journal) qué necesita y por qué. Guarde copia y apunte cada llamada.',
  },
  'gb.credit.advance-loan': {
    says: 'Un adelanto (advance) es un préstamo sin intereses. Se descuenta una parte cada mes de sus pagos siguientes.',
  },
  'gb.credit.right-advance-less': {
    says: 'Si no puede vivir con lo que queda, pida que descuenten menos o una pausa. Diga sus gastos.',
  },
  'gb.credit.migration-wants': {
    says: 'Sus ayudas antiguas terminan. Para seguir cobrando, pida Universal Credit antes de la fecha límite (deadline day) de la carta.',
  },
  'gb.credit.right-migration-time': {
    says: 'Si no puede pedirlo a tiempo, llame al número de la carta antes de la fecha límite. Con una buena razón, como una enfermedad, puede tener más tiempo.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Si lo pide a tiempo y sus ayudas antiguas eran mayores, una suma extra puede cubrir al principio la diferencia. Si lo pide tarde, puede perderla.',
  },
  'gb.credit.migration-step': {
    says: 'Pídalo en línea en GOV.UK antes de la fecha límite. Tenga a mano los datos del banco, el alquiler, los ahorros y la paga.',
  },
}

/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'us.debt.want': {
    says: 'Quieren que usted pague una deuda. También pueden querer que llame y acepte que es suya.',
  },
  'us.debt.who': {
    says: 'Es un cobrador de deudas privado. No es una corte ni la policía.',
  },
  'us.debt.who-buyer': {
    says: 'Puede que la deuda se haya vendido. La empresa que compra deudas debe poder mostrar que la suya le pertenece.',
  },
  'us.debt.reality': {
    says: 'Esto es una carta, no un papel de la corte. Antes de pagar, compruebe que la deuda es suya, está bien y no es demasiado vieja.',
  },
  'us.debt.rights-summary': {
    says: 'Usted puede disputar la deuda por escrito y pedir pruebas. También puede decirle al cobrador que deje de contactarle.',
  },
  'us.debt.rights-any': {
    says: 'Usted puede pedir las cuentas de la deuda, decir que está mal y recibir consejo gratis.',
  },
  'us.debt.not-yet-wages': {
    says: 'Por una deuda normal, ahora no pueden quitarle su sueldo ni el dinero del banco. Primero deben demandarle y ganar.',
  },
  'us.debt.not-prison': {
    says: 'No pueden arrestarle por no pagar esta deuda. El cobrador que le amenaza con la cárcel viola la ley.',
  },
  'us.debt.know-old': {
    says: 'Un cobrador no puede demandar ni amenazar con demandar cuando ya pasó el plazo legal de la deuda.',
    learnMore:
      'Busque la fecha de su último pago. El plazo cambia según el estado y el tipo de deuda.',
  },
  'us.debt.insight-restart': {
    says: 'Con una deuda vieja, un pago pequeño puede salir caro. En muchos estados hace empezar otra vez el plazo para demandarle.',
    actionable: 'Busque la fecha de su último pago antes de pagar o prometer algo.',
  },
  'us.debt.warning-court-paper': {
    says: 'Estos pueden ser papeles de la corte. Conteste a la corte por escrito a más tardar en la fecha que dan, o perderá sin audiencia.',
  },
  'us.debt.step-court-paper': {
    says: 'Busque el último día para contestar. Presente a más tardar ese día una contestación (answer) escrita en la corte, y llame hoy a la ayuda legal gratuita (legal aid).',
  },
  'us.debt.warning-advance-fee': {
    says: 'Una empresa que vende alivio de deudas (debt relief) por teléfono no puede cobrarle antes de resolverle una deuda.',
  },
  'us.debt.tactic-record': {
    says: 'Trate con ellos solo por escrito. Así tiene pruebas y se acaba la presión por teléfono.',
    risk: 'Ninguno.',
    notWhen: 'Tiene papeles de la corte: conteste primero esos.',
  },
  'us.debt.tactic-first-month': {
    says: 'Dispútela en los primeros 30 días. Solo entonces deben parar hasta enviar pruebas.',
    risk: 'Ninguno.',
    notWhen: 'Ya pasaron los 30 días. Todavía puede disputarla, pero no tienen que parar.',
  },
  'us.debt.tactic-place': {
    says: 'Un cobrador puede demandarle solo donde usted vive o donde firmó el contrato.',
    risk: 'Ninguno.',
    notWhen: 'El acreedor demanda en el lugar donde usted vive o firmó.',
  },
}

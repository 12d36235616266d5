/** Questions about ending a lease, painting and wear: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_THE_HOME_ES: Words = {
  'ch.ask.end-lease': {
    says: 'Escriba una carta firmada; en la vivienda familiar firman los dos. El plazo suele ser de tres meses para la fecha local o la del contrato. Debe llegar a tiempo: por carta certificada.',
  },
  'ch.ask.leave-early': {
    says: 'Ofrezca un nuevo inquilino que pueda pagar y acepte el mismo contrato. Basta uno. Entonces solo debe alquiler hasta el día en que habría entrado. El casero puede tomarse unos días para comprobarlo. Hágalo por escrito, con sus papeles.',
  },
  'ch.ask.painting-and-wear': {
    says: 'El desgaste normal no lo paga usted. Por un daño real paga solo el valor de hoy: una pintura se da por gastada tras unos ocho años. El casero debe señalar los fallos enseguida al entregar, después solo los ocultos. No firme lo que no acepta. La conciliación es gratis.',
  },
  'ch.ask.deposit-after-a-year': {
    says: 'Un año después del fin del alquiler el banco debe pagarle la fianza a usted solo. Vale si el arrendador no le ha demandado ni iniciado un cobro (Betreibung) en ese año. Su acuerdo no hace falta. Escriba al banco, con prueba del fin del alquiler y un extracto del registro de deudas. ¿El dinero no está en una cuenta a su nombre? Exíjalo al arrendador con intereses. Si alguien se niega, la oficina de conciliación es gratis. Un seguro de fianza tiene sus propias reglas.',
  },
}

/** Questions about dismissal, its form, the payment and who is protected, and the first steps for workers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'nl.ask.step-work': {
    says: 'Pregunte a su sindicato o al Juridisch Loket antes de firmar o enviar algo.',
  },
  'nl.ask.right-work': {
    says: 'Tiene dos meses desde el fin del trabajo para ir al juez.',
  },
  'nl.ask.fired': {
    says: 'No firme nada. Escriba que no está de acuerdo. Tiene dos meses para ir al juez, y tres para la indemnización (transitievergoeding). Pida el paro (WW) en una semana.',
  },
  'nl.ask.fired-ill': {
    says: 'En los dos primeros años de enfermedad su empresa no puede terminar el contrato con preaviso. Es distinto en el periodo de prueba, en el despido inmediato y cuando la empresa cierra.',
  },
  'nl.ask.trial': {
    says: 'En un periodo de prueba válido el trabajo puede acabar enseguida. Pero no por enfermedad, embarazo u otro motivo prohibido. En un contrato de seis meses o menos no vale la prueba.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Escriba enseguida que no está de acuerdo y que quiere trabajar. El jefe necesita un motivo urgente y debe decirlo al momento. Pida al juez en dos meses que lo anule o le pague. Pida también el paro (WW) a la UWV.',
  },
}

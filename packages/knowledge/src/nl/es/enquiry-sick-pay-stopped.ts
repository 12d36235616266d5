/** The Spanish words of the rows in ../enquiry-sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_STOPPED_ES: Words = {
  'nl.ask.sick-pay-stopped': {
    says: 'Su empleador solo puede parar la paga de enfermedad por un motivo de la ley, como rechazar un trabajo adecuado. Debe decírselo enseguida. ¿No está de acuerdo con el médico de la empresa? Pida ahora una segunda opinión al UWV (deskundigenoordeel): un juez suele quererla antes de que usted reclame su paga. Escriba que hará todo lo que su salud permita y siga en contacto.',
  },
}

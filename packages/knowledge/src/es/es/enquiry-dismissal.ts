/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'es.ask.sign-finiquito': {
    says: 'Puede firmar que lo recibió. Añada «no conforme» y la fecha si duda de las sumas, o «recibido, no cobrado» si no le pagaron. Así puede reclamar después. La empresa debe darle el certificado de empresa para el SEPE, firme o no. Le debe el salario, la parte de pagas extra y las vacaciones que faltan. Tiene un año, con un 10 % de interés.',
    dependsOn: 'si las cuentas están bien',
  },
  'es.ask.temporary-end': {
    says: 'Le tocan 12 días de sueldo por año trabajado, salvo en contratos formativos o de sustitución. Sume las vacaciones pendientes. El fin del contrato también da paro: pídalo en 15 días hábiles. Si el contrato no era de verdad temporal, impugne en 20 días hábiles.',
  },
  'es.ask.dismissal-notice': {
    says: 'En el despido disciplinario no hace falta preaviso. En el objetivo son 15 días, o le pagan esos días. Al acabar un temporal de más de un año, también 15. Siempre por escrito: tiene 20 días hábiles para impugnarlo.',
    dependsOn: 'el tipo de despido',
  },
  'es.ask.dismissal-not-signed': {
    says: 'El despido vale aunque no firme: basta con que le entreguen la carta, con testigos o por burofax. Así que negarse no sirve. Mejor firme “recibido, no conforme” con la fecha y quédese una copia. El plazo corre desde el día del despido: tiene 20 días hábiles para la papeleta de conciliación y después el juzgado. Pida el paro en 15 días hábiles.',
  },
}

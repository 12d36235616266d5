/** Questions about child support that is not paid: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_ES: Words = {
  'ch.ask.maintenance-unpaid': {
    says: 'Vaya con la sentencia o el convenio a la oficina de pensiones del municipio o cantón. Ayuda gratis a cobrar y puede adelantar dinero para el hijo; cuánto depende del cantón. Pida pronto: rara vez se paga por el pasado. También puede iniciar un caso de deuda, o pedir al juez que la empresa le pague directo. ¿Sin sentencia? La KESB o el tribunal fija la suma.',
  },
  'ch.ask.maintenance-cannot-pay': {
    says: 'No deje simplemente de pagar: la sentencia o el acuerdo vale hasta que se cambie, y los meses sin pagar pueden cobrarse. Escriba hoy al otro. Si están de acuerdo, la KESB o el tribunal puede aprobar otra suma. Si no, pida al tribunal que la baje. El cambio debe ser grande y duradero, como un paro largo. Casi siempre cuenta solo desde que lo pide. Pague lo que pueda.',
  },
}

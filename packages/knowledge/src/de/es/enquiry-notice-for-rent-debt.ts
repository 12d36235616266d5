/** Questions about a notice or eviction claim for unpaid rent: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FOR_RENT_DEBT_ES: Words = {
  'de.ask-home.rent-debt-notice': {
    says: 'Pague toda la deuda, o pida hoy al Jobcenter o a la oficina social que la asuma. Hasta dos meses después de recibir la demanda de desahucio, eso anula la rescisión inmediata (una vez cada dos años). Una segunda rescisión ordinaria en la carta suele quedar: pida al dueño que la retire. Diga al tribunal en dos semanas que se defiende. Vaya a un Mieterverein o a un abogado; hay ayuda judicial.',
  },
}

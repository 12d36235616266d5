/** Questions about the broadcasting fee of people on benefits: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_ES: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Pida hoy la exención en rundfunkbeitrag.de, con todas sus resoluciones de ayuda. Nunca llega sola, pero puede valer hasta tres años atrás: la deuda de esos meses desaparece. Mande copia a quien cobra, pida que espere y plazos pequeños para el resto. ¿El agente judicial puso fecha? Escríbale antes y no falte: puede seguir una orden de arresto. Una P-Konto protege la cuenta.',
  },
}

/** Questions about the broadcasting fee of people on benefits: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_ES: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Pida hoy la exención en rundfunkbeitrag.de, con todas sus resoluciones de ayuda. Nunca llega sola, pero puede valer hasta tres años atrás. Entonces desaparece la deuda de esos meses. Escriba también a la oficina que cobra: mande copia, pida que espere y plazos pequeños para el resto. Si amenazan con embargar la cuenta, hágala P-Konto.',
  },
}

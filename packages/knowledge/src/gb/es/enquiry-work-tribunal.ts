/** Questions about claims at an employment tribunal: time, Acas and cost. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TRIBUNAL_ES: Words = {
  'gb.ask-work.time-limit': {
    says: 'Para hechos desde el 1 de octubre de 2026 la mayoría de las demandas tiene seis meses. Para los anteriores son tres meses menos un día. Contacte con Acas en ese tiempo. Para ir seguro, hágalo en un plazo de tres meses.',
    dependsOn: 'el día en que pasó',
  },
  'gb.ask-work.acas': {
    says: 'Debe contactar con Acas antes de la mayoría de las demandas laborales. Es gratis. Las conversaciones pueden durar hasta 12 semanas, y el plazo de su demanda se para mientras tanto.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Demandar en un tribunal laboral (employment tribunal) no tiene tasa, y Acas es gratis. No necesita abogado, y si pierde casi nunca paga a la otra parte.',
  },
}

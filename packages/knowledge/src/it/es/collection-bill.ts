/** Bills of the tax collector (cartella): instalments, old debts and what it must wait for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_BILL_WORDS: Words = {
  'it.public.want-bill': {
    says: 'Es un aviso de cobro (cartella). Pague, pida plazos o recurra en 60 días.',
  },
  'it.public.no-seizure': {
    says: 'No pueden embargar en los 60 días tras un aviso de cobro (cartella). Después de un año deben enviar antes un nuevo aviso (intimazione) con cinco días.',
  },
  'it.public.small-debt': {
    says: 'Por deudas hasta 1.000 € deben esperar 120 días tras una carta con el detalle antes de actuar.',
  },
  'it.public.right-eighty-four': {
    says: 'En 2025 y 2026 puede pagar hasta 120.000 € en hasta 84 cuotas mensuales con una simple petición. Más cuotas piden prueba de apuros.',
  },
  'it.public.right-stop-suspend': {
    says: 'Si pagó, o la deuda prescribió o se anuló, envíe una declaración a AdER en 60 días. Eso detiene el cobro.',
  },
  'it.public.change-quinquies': {
    says: 'La oferta especial para deudas antiguas en recaudación (rottamazione-quinquies) cerró a nuevas peticiones el 30 de abril de 2026.',
    was: 'Se podía pedir pagar sin sanciones ni intereses.',
    is: 'Solo paga así quien lo pidió a tiempo. La próxima cuota vence el 30 de noviembre de 2026.',
  },
  'it.public.insight-service': {
    says: 'Las deudas de un aviso pueden venir de papeles que nunca recibió.',
    actionable: 'Pida a AdER la lista (estratto di ruolo) y la prueba de la notificación.',
  },
}

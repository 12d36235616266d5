/** The Italian words of the rows in ../movers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MOVERS_IT: Words = {
  'us.mover.want': {
    says: 'La ditta di traslochi chiede più soldi, o risponde a una richiesta per cose perse o rotte.',
  },
  'us.mover.right-goods': {
    says: 'In un trasloco tra stati riceve le Sue cose pagando il prezzo fisso, o il 110% di un prezzo che non era fisso.',
  },
  'us.mover.right-claim': {
    says: 'Ha nove mesi per chiedere per iscritto i danni per cose perse o rotte. La ditta deve offrire una persona neutrale che decide (arbitration).',
  },
  'us.mover.step': {
    says: 'Scriva alla ditta con il preventivo e la lettera di vettura (bill of lading). Reclami alla FMCSA, e al Suo stato se il trasloco resta al suo interno.',
  },
}

/** The Dutch words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_NL: Words = {
  'au.cover.step-now': {
    says: 'Bel nu de verzekeraar. Vraag of de dekking doorgaat als u betaalt of stuurt wat ontbreekt, en zet het op papier.',
  },
  'au.cover.right-notice': {
    says: 'Een verzekeraar kan een polis alleen vroeg beëindigen om redenen uit de wet, en moet het u eerst schriftelijk zeggen.',
  },
  'au.cover.right-instalment': {
    says: 'Bij een late termijn kan hij meestal pas opzeggen als de betaling een maand te laat is, als de polis dat zegt. Hij mag aanvragen na 14 dagen weigeren.',
  },
  'au.cover.right-reasons': { says: 'U kunt schriftelijk de redenen vragen.' },
  'au.cover.warn-gap': {
    says: 'Als de dekking eindigt, betaalt u alle schade zelf. Bij een auto kan een botsing met een andere auto heel veel kosten.',
  },
  'au.cover.step-new': {
    says: 'Zoek een nieuwe dekking die op dezelfde dag begint, en beantwoord de vragen eerlijk. Klaag bij de verzekeraar, dan bij AFCA, als het fout was.',
  },
}

/** The Dutch words of the rows in ../enquiry-power-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_NL: Words = {
  'jp.ask.power-cut': {
    says: 'Bel het bedrijf voor de datum en vraag om later of in delen te betalen. Zeg het als er een baby of zieke in huis is. Men waarschuwt u voor het afsluiten, en water komt meestal het laatst. Het hulploket van uw stad (自立相談支援機関) en de sociale raad (社会福祉協議会) helpen met leningen; vraag ook naar bijstand (生活保護).',
  },
}

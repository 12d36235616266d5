/** Questions about pay kept back when a job ends: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PAY_NL: Words = {
  'nz.ask.notice-not-worked': {
    says: 'Nee, niet alles. Gewerkte uren en vakantiegeld (holiday pay) horen in de laatste betaling. Zij mogen alleen houden waar u schriftelijk mee instemde, na overleg met u. Een beding over opzegging moet redelijk zijn en mag alleen echte schade dekken, hoogstens het loon van die opzegtijd. Zonder beding mogen zij niets houden. Vraag het schriftelijk met een datum, bel dan gratis 0800 20 90 20. U hebt zes jaar.',
  },
}

/** The Dutch words of the rows in ../enquiry-overdebt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDEBT_WORDS: Words = {
  'fr.ask-debt.cannot-pay': {
    says: 'Betaal eerst wonen, eten en energie. Bied schriftelijk kleine maandbedragen. Zijn er veel schulden, dien dan gratis een dossier in bij de Banque de France (surendettement).',
  },
  'fr.ask-debt.overdebt': {
    says: 'Dien het dossier in bij de Banque de France (surendettement), online of per post. Het is gratis. Is het aanvaard, dan stopt beslag tot twee jaar terwijl er een plan komt.',
  },
}

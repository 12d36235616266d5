/** The Dutch words of the rows in ../enquiry-overdebt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDEBT_WORDS: Words = {
  'fr.ask-debt.cannot-pay': {
    says: 'Betaal eerst wonen, eten en energie. Bied schriftelijk kleine maandbedragen. Zijn er veel schulden, dien dan gratis een dossier in bij de Banque de France (surendettement).',
  },
  'fr.ask-debt.overdebt': {
    says: 'Dien een dossier in bij de Banque de France, online of per post. Dat is gratis. Na aanvaarding stoppen beslagen tot twee jaar, terwijl een plan wordt gemaakt. U houdt recht op een rekening en meestal de auto die u voor werk nodig hebt. In ruil wordt u geregistreerd (FICP), hoogstens zeven jaar, en mag u geen nieuw krediet nemen.',
  },
}

/** The Dutch words of Ireland: data breach. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_NL: Words = {
  'ie.breach.want': {
    says: 'Een bedrijf zegt dat anderen uw gegevens gezien kunnen hebben. U bent niets schuldig, maar bescherm uzelf.',
  },
  'ie.breach.right-told': {
    says: 'Is het risico hoog, dan moet u het zonder uitstel horen, in duidelijke woorden, met wat u kunt doen. U kunt vragen welke gegevens er weg zijn.',
  },
  'ie.breach.right-complain': {
    says: 'U kunt gratis klagen bij de Data Protection Commission, en bij de rechter schadevergoeding vragen.',
  },
  'ie.breach.step': {
    says: 'Verander uw wachtwoorden, zeg het uw bank, en vertrouw geen telefoontjes over het lek.',
  },
}

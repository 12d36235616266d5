/** Questions about days without pay as a punishment: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_AS_PUNISHMENT_NL: Words = {
  'fr.ask-work.suspension-days': {
    says: 'Dagen zonder loon als straf vragen eerst een gesprek en dan een brief met redenen. Ze moeten in het reglement (règlement intérieur) staan met een maximum. Het bedrijf heeft twee maanden vanaf kennis. Een fout mag maar één keer bestraft worden en boetes zijn verboden. Betwist aangetekend. De arbeidsrechter kan het vernietigen en het loon teruggeven: u hebt twee jaar.',
  },
}

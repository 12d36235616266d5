/** Huurwaarborg, schade en herstellingen, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_NL: Words = {
  'be.home.right-deposit': {
    says: 'De huurwaarborg moet op een geblokkeerde rekening op uw naam staan. Hij komt alleen vrij als u het beiden schriftelijk eens bent, of door een vonnis.',
  },
  'be.home.right-inventory': {
    says: 'Zonder plaatsbeschrijving bij het begin telt de woning zoals ze nu is. Voor normale slijtage of ouderdom betaalt u nooit.',
  },
  'be.home.right-repair': {
    says: 'De verhuurder moet de woning veilig houden en grote herstellingen doen. Schrijf aangetekend. De vrederechter kan ze bevelen of de huur verlagen.',
  },
  'be.home.right-no-entry-report': {
    says: 'Geen uitvoerige plaatsbeschrijving bij het begin? Dan geldt dat u de woning teruggeeft zoals u ze kreeg. De verhuurder moet bewijzen dat u de schade deed.',
  },
}

/** The limits of a rise of rent, and the decrees on it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CAP_NL: Words = {
  'es.home.right-rise-limit': {
    says: 'De huur mag maar één keer per jaar stijgen en alleen als het contract het zegt. Bij contracten sinds 26 mei 2023 mag de stijging niet boven de INE-index (IRAV).',
  },
  'es.home.step-decree': {
    says: 'Twee decreten van oktober 2026 noemen een grens van 2% en langere contracten. Het parlement moest ze bevestigen. Vraag een woonbureau of ze vandaag gelden.',
  },
  'es.home.change-rdl8': {
    says: 'De grens van 2% van maart 2026 (RDL 8/2026) eindigde op 30 april 2026: het parlement bevestigde haar niet.',
    was: 'Vanaf 22 maart 2026 was een verhoging beperkt tot 2%, met tot twee jaar extra.',
    is: 'De INE-index (IRAV) is de grens voor contracten sinds 26 mei 2023. Vraag of het parlement de decreten van oktober 2026 bevestigde.',
  },
}

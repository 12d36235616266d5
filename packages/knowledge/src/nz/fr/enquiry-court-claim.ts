/** Questions about claims before a court or the Disputes Tribunal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_FR: Words = {
  'nz.ask.sued': {
    says: 'Déposez une défense (statement of defence) dans les 25 jours ouvrés après avoir reçu les papiers. Si vous contestez et que c’est 60 000 $ ou moins, demandez le Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'N’ignorez pas des papiers du tribunal. Si vous ne répondez pas, le tribunal peut décider sans vous.',
  },
  'nz.ask.tribunal': {
    says: 'Le Disputes Tribunal entend les litiges jusqu’à 60 000 $ depuis le 24 janvier 2026. Les avocats ne peuvent pas y parler. Apportez vos preuves et allez à l’audience.',
  },
}

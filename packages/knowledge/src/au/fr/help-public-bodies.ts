/** The French words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_FR: Words = {
  'au.help.fwo': { does: 'Aide gratuitement pour la paie, les congés et le préavis.' },
  'au.help.fwc': { does: 'Décide des licenciements injustes et d’autres demandes au travail.' },
  'au.help.scamwatch': { does: 'Reçoit les signalements d’arnaques et dit quoi faire.' },
  'au.help.afsa': {
    does: 'Explique la faillite (bankruptcy) et les accords de dettes (debt agreements).',
  },
  'au.help.accc': { does: 'Explique les droits des consommateurs et reçoit les signalements.' },
}

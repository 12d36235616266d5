/** Dutch: the words of the rows in ../energy-breathing-space.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BREATHING_SPACE_NL: Words = {
  'gb.energy-pause.right': {
    says: 'Een gratis schuldhulpverlener kan een pauze (breathing space) aanvragen. 60 dagen mogen zij de schuld niet innen met dwang en bijna geen rente rekenen. Betaal wat u nu verbruikt.',
  },
}

/** The Dutch words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_NL: Words = {
  'ie.estate.reality': {
    says: 'Schulden van wie sterft worden betaald uit wat er is nagelaten. Familie erft geen schulden.',
  },
  'ie.estate.right-own': {
    says: 'U hoeft niet uit eigen geld te betalen, tenzij u mee tekende of borg stond.',
  },
  'ie.estate.right-order': {
    says: 'Is er niet genoeg, dan bepaalt de wet de volgorde: eerst begrafenis en kosten. Wat dan open blijft, vervalt.',
  },
  'ie.estate.right-two-years': {
    says: 'Een schuldeiser heeft hoogstens twee jaar vanaf het overlijden om naar de rechter te gaan.',
  },
  'ie.estate.warn-share': {
    says: 'Bent u executor, betaal dan eerst de schulden. Anders moet u misschien zelf betalen.',
  },
  'ie.estate.step-proof': {
    says: 'Stuur een kopie van de overlijdensakte. Vraag de stand op de sterfdag, en of er een verzekering is.',
  },
  'ie.estate.option-say': {
    title: 'Zeggen dat de nalatenschap betaalt',
    cost: 'Gratis.',
    time: 'Enkele weken.',
    risk: 'Klein.',
    bestFor: 'U tekende niet voor deze schuld.',
    says: 'Schrijf wie de nalatenschap regelt, of dat niemand dat doet. Beloof niets.',
  },
}

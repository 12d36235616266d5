/** The German words of the Netherlands: health premium. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PREMIUM_DE: Words = {
  'nl.health.know': {
    says: 'Nach zwei Monaten Rückstand muss Ihre Krankenkasse (zorgverzekeraar) eine Ratenzahlung anbieten. Nach sechs Monaten kann sie Sie beim CAK melden.',
  },
  'nl.health.step-plan': {
    says: 'Vereinbaren Sie mit der Krankenkasse einen Plan, bevor sechs Monate offen sind. Dann werden Sie nicht beim CAK gemeldet.',
  },
  'nl.health.right-cover': {
    says: 'Sie bleiben für die Grundversorgung versichert, auch mit Rückständen.',
  },
}

/** Being kept in hospital under the Mental Health Act: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const MENTAL_HEALTH_HOSPITAL_DE: Words = {
  'gb.sectioned.wants': {
    says: 'Der Brief sagt, dass jemand nach dem Mental Health Act im Krankenhaus bleiben muss, wie lange und warum.',
  },
  'gb.sectioned.right-tribunal': {
    says: 'Nach section 2 können Sie in den ersten 14 Tagen zu einem Gericht (tribunal). Nach section 3 einmal in den ersten sechs Monaten. Ein Anwalt ist kostenlos.',
  },
  'gb.sectioned.right-help': {
    says: 'Man muss Ihnen Ihre Rechte erklären, und eine unabhängige Hilfe (advocate) ist kostenlos. Der nächste Angehörige kann mit 72 Stunden Frist die Entlassung verlangen.',
  },
  'gb.sectioned.step': {
    says: 'Bitten Sie heute auf der Station um einen Anwalt und einen advocate. Schreiben Sie auf, an welchem Tag es begann.',
  },
}

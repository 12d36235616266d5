/** The Japanese words of the Netherlands: the health premium. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PREMIUM_JA: Words = {
  'nl.health.know': {
    says: '2か月の滞納の後、保険会社は分割を提案しなければなりません。6か月の後は、CAKに届け出ることがあります。',
  },
  'nl.health.step-plan': {
    says: '滞納が6か月になる前に、保険会社と分割を決めてください。そうすれば、CAKに届け出られません。',
  },
  'nl.health.right-cover': {
    says: '滞納があっても、基本の医療の保険は続きます。',
  },
}

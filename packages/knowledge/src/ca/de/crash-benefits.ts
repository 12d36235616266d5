/** Benefits after a car crash in Ontario: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_BENEFITS_WORDS: Words = {
  'ca.insure.on-accident': {
    says: 'Bei Leistungen nach einem Autounfall in Ontario können Sie zum Licence Appeal Tribunal gehen. Sie haben zwei Jahre ab der Ablehnung. Vor Gericht geht das nicht.',
  },
  'ca.insure.on-treatment': {
    says: 'Der Versicherer muss einen Behandlungsplan binnen 10 Werktagen beantworten und medizinische Gründe nennen. Tut er es nicht, muss er bis dahin zahlen.',
  },
}

/** Social workers, and letters before care proceedings: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_WORKERS_DE: Words = {
  'gb.social-work.right-consent': {
    says: 'Man muss ein Risiko für ein Kind prüfen. Man darf ein Kind nicht ohne Ihre Zustimmung, ein Gericht oder im Notfall die Polizei wegnehmen.',
  },
  'gb.social-work.answer': {
    says: 'Arbeiten Sie mit und holen Sie früh einen Anwalt. Unterschreiben Sie ohne Rat nichts zum Wohnort eines Kindes. Nur Ihre Zustimmung, ein Gericht oder im Notfall die Polizei können ein Kind wegbringen.',
  },
  'gb.care-case.wants': {
    says: 'Die Gemeinde sorgt sich um ein Kind und geht vielleicht vor Gericht. Sie haben noch Zeit, das zu ändern.',
  },
  'gb.care-case.right-lawyer': {
    says: 'Eltern, die diesen Brief bekommen, haben ein Recht auf einen kostenlosen Anwalt, egal was sie verdienen. Bringen Sie ihm den Brief heute.',
  },
  'gb.care-case.step': {
    says: 'Gehen Sie mit einem Anwalt zu dem Gespräch. Nennen Sie Verwandte, die helfen können. Unterschreiben Sie ohne Rat nichts dazu, wo das Kind lebt.',
  },
}

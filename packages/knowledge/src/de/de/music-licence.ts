/** Bills for music in public (GEMA): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_DE: Words = {
  'de.consumer.gema-want': {
    says: 'GEMA oder eine ähnliche Stelle will Lizenzgebühren für öffentliche Musik.',
  },
  'de.consumer.gema-who': {
    says: 'Sie handelt für Komponisten. Sie darf nicht durchsuchen und keine Bußgelder verhängen. Sie kann klagen.',
  },
  'de.consumer.gema-right': {
    says: 'Musik unter Freunden oder Familie ist nicht öffentlich. Dann braucht es keine Lizenz.',
  },
  'de.consumer.gema-step': {
    says: 'Prüfen Sie, wann, wo und für wen Musik lief. Fragen Sie nach Tarif und Berechnung.',
  },
  'de.consumer.gema-option': {
    says: 'Schreiben Sie, was wirklich lief, und verlangen Sie Korrektur.',
    title: 'Grundlage verlangen oder bestreiten',
    cost: 'Kostenlos.',
    time: 'Ein Brief.',
    risk: 'Für Musik ohne Lizenz können sie das Doppelte verlangen.',
    bestFor: 'Sie haben keine Musik öffentlich gespielt oder falsch gezählt.',
  },
  'de.consumer.gema-reality': {
    says: 'Sie schulden nur etwas, wenn Musik öffentlich lief. Eine Mahnung ist kein Gerichtsbeschluss.',
  },
  'de.consumer.gema-rights': {
    says: 'Sie dürfen Tarif und Belege verlangen und die Schiedsstelle beim Patentamt anrufen.',
  },
  'de.consumer.gema-not-yet': {
    says: 'Jetzt kann nichts gepfändet werden. Dafür braucht es zuerst ein Gericht.',
  },
  'de.consumer.gema-step-valid': {
    says: 'Lief Musik, melden Sie sie selbst. Fragen Sie nach dem richtigen Tarif und nach Rabatten für Vereine oder kleine Räume.',
  },
  'de.consumer.gema-step-dispute': {
    says: 'GEMA-freie oder keine Musik? Sagen Sie das und schicken Sie eine Liste der Stücke.',
  },
}

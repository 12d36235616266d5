/** Refusals on residence, visas and citizenship: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DE: Words = {
  'ie.stay.wants': {
    says: 'Die Einwanderungsbehörde hat Nein gesagt. Im Brief steht, ob Sie sich wehren oder eine Prüfung verlangen können, und bis wann.',
  },
  'ie.stay.right': {
    says: 'Sie haben ein Recht auf die Gründe in Schriftform. Gegen eine Visumsabsage können Sie sich kostenlos wehren, meist innerhalb von zwei Monaten.',
  },
  'ie.stay.step': {
    says: 'Holen Sie diese Woche Rat bei einem Anwalt oder dem Immigrant Council of Ireland. Lassen Sie Ihre Erlaubnis nicht ablaufen: Beantragen Sie die Verlängerung rechtzeitig.',
  },
  'ie.stay.right-deport': {
    says: 'Vor einer Abschiebung bekommen Sie einen Brief und 15 Arbeitstage, um zu sagen, warum Sie bleiben sollen. Holen Sie jetzt einen Anwalt; das Legal Aid Board kann helfen.',
  },
  'ie.stay.know-citizen': {
    says: 'Gegen die Absage der Staatsbürgerschaft gibt es keinen Widerspruch. Sie können neu beantragen. Ein Gericht kann prüfen, ob fair entschieden wurde.',
  },
}

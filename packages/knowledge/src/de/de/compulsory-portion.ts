/** The German words of the rows in ../compulsory-portion.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPULSORY_PORTION_DE: Words = {
  'de.portion.want': {
    says: 'Jemand, den das Testament übergeht, will ein Verzeichnis des Nachlasses und einen Teil in Geld (Pflichtteil).',
  },
  'de.portion.right-half': {
    says: 'Ihn haben nur Kinder, deren Kinder, Ehepartner und ohne Kinder die Eltern: die Hälfte des gesetzlichen Erbteils, in Geld, nicht in Sachen.',
  },
  'de.portion.right-list': {
    says: 'Verlangt werden kann ein volles Verzeichnis, auch der Geschenke. Die der letzten zehn Jahre zählen, je Jahr ein Zehntel weniger; an Ehepartner meist ganz. Schulden und Bestattung gehen vorher ab.',
  },
  'de.portion.right-time': {
    says: 'Zu spät ist es drei Jahre nach dem Ende des Jahres, in dem sie von Tod und Testament erfuhren. Verlören Sie sonst Ihr Zuhause, kann ein Gericht Zeit geben.',
  },
  'de.portion.step': {
    says: 'Erstellen Sie das Verzeichnis mit Werten am Todestag, ehrlich und schriftlich. Zahlen Sie nichts, bevor gerechnet ist, und fragen Sie eine Fachanwältin.',
  },
}

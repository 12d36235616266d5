/** The German words of the rows in ../words-in-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORDS_IN_PUBLIC_ROWS_DE: Words = {
  'de.words.want': {
    says: 'Ihre Worte sollen jemandes Ruf verletzen. Verlangt werden eine Unterlassungserklärung und meist Anwaltskosten.',
  },
  'de.words.reality': {
    says: 'Ein Gericht kann die Worte in wenigen Tagen verbieten (einstweilige Verfügung). Antworten Sie rechtzeitig, aber unterschreiben Sie nicht ungelesen: Es bindet lebenslang.',
  },
  'de.words.not-yet': {
    says: 'Der Brief allein verbietet nichts. Das kann nur ein Gericht, und nur ein Gericht kann Sie zur Zahlung zwingen.',
  },
  'de.words.right-opinion': {
    says: 'Eine Meinung ist frei, auch eine scharfe oder ungerechte. Eine falsche Tatsache oder eine bloße Beleidigung ist es nicht.',
  },
  'de.words.right-proof': {
    says: 'Für eine Tatsache, die dem Ruf schadet, müssen Sie zeigen können, dass sie wahr ist. Sammeln Sie Belege, Mails und Zeugen.',
  },
  'de.words.right-narrow': {
    says: 'Sie dürfen eine eigene, engere Erklärung abgeben: nur diese Worte, ohne Schuld, ohne Kosten. Sie muss eine Strafe vorsehen, die ein Gericht festsetzen oder herabsetzen kann.',
  },
  'de.words.right-costs': {
    says: 'Anwaltskosten schulden Sie nur, wenn die Abmahnung berechtigt war, und nur so viel wie nötig.',
  },
  'de.words.step': {
    says: 'Sichern Sie Ihren Text mit Datum. Nehmen Sie weg, was Sie nicht beweisen können. Lassen Sie vor dem Termin eine Anwältin schauen: Beim Amtsgericht gibt es Beratungsscheine.',
  },
}

/** The German words of the rows in ../benefit-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_HEARING_DE: Words = {
  'de.benefit-hearing.want': {
    says: 'Das Amt meint, es habe zu viel gezahlt. Es fragt zuerst nach Ihrer Sicht (Anhörung). Noch ist nichts entschieden.',
  },
  'de.benefit-hearing.reality': {
    says: 'Für die Vergangenheit darf nur unter engen Regeln zurückgefordert werden. Eine gute Antwort jetzt kann die Summe senken oder alles beenden.',
  },
  'de.benefit-hearing.right-change': {
    says: 'Hat sich nach dem Bescheid etwas geändert? Für die Vergangenheit zählt das meist nur, wenn Sie es nicht gemeldet haben, anderes Einkommen oder Vermögen hatten oder wissen mussten, dass Ihnen nichts zustand.',
  },
  'de.benefit-hearing.right-trust': {
    says: 'War der Bescheid durch einen Fehler des Amts von Anfang an falsch? Wer das nicht wissen konnte und es ausgab, darf es meist behalten.',
  },
  'de.benefit-hearing.right-back': {
    says: 'Zurückzahlen müssen Sie erst nach einem schriftlichen Bescheid mit Grund und Summe (Erstattung). Dagegen hilft ein kostenloser Widerspruch in einem Monat.',
  },
  'de.benefit-hearing.right-widow': {
    says: 'Bei einer Witwen- oder Witwerrente zählt anderes Einkommen nur zum Teil: was über dem Freibetrag liegt, und davon 40 %. In den ersten drei Monaten zählt nichts. Lassen Sie es nachrechnen.',
  },
  'de.benefit-hearing.step': {
    says: 'Antworten Sie bis zum genannten Tag. Schreiben Sie, was Sie wann gemeldet haben, mit Kopien, und verlangen Sie die Berechnung. Ist das Geld verbraucht, schreiben Sie das.',
  },
}

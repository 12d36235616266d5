/** German: the words of the rows in ../sick-pay-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_REFUSED_DE: Words = {
  'gb.sick-pay.right-first-day': {
    says: 'Seit dem 6. April 2026 gibt es Krankengeld ab dem ersten Tag, auch bei kleinem Lohn. Es sind 80 % Ihres Lohns bis zu einer festen Wochensumme, bis zu 28 Wochen.',
  },
  'gb.sick-pay.right-decide': {
    says: 'Fragen Sie den Arbeitgeber schriftlich nach dem Grund. Sind Sie nicht einig, entscheidet das HMRC-Team für gesetzliche Zahlungen kostenlos. Schreiben Sie ihm binnen sechs Monaten ab dem ersten strittigen Tag. Einbehaltenes Krankengeld kann man vor dem Tribunal fordern.',
  },
}

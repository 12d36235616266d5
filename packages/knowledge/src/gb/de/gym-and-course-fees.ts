/** Unpaid fees of a gym, a nursery or a course: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_AND_COURSE_FEES_DE: Words = {
  'gb.gym.case': {
    says: 'Der High Court in England nannte 2011 Verträge von Fitnessstudios unfair, die zu lange banden oder alle späteren Monate auf einmal verlangten.',
    actionable:
      'Schreiben Sie, dass Sie die restliche Laufzeit und die Gebühren bestreiten. Verlangen Sie den Vertrag, den Sie unterschrieben haben.',
  },
  'gb.gym.fair-terms': {
    says: 'Eine unfaire Klausel im Vertrag bindet Sie nicht. Das kann für eine lange Laufzeit gelten oder für Gebühren über dem wirklichen Schaden.',
  },
  'gb.fees.fair-terms': {
    says: 'Regeln über Gebühren müssen fair sein. Müssen Sie viel mehr zahlen, als Kita oder Universität verlieren, bindet Sie das nicht.',
  },
  'gb.fees.student-complaint': {
    says: 'Sie können sich bei der Universität beschweren. Nach ihrer letzten Antwort prüft das Office of the Independent Adjudicator die Sache kostenlos.',
  },
}

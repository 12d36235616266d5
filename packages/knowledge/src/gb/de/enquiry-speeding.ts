/** Questions about speeding notices: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_DE: Words = {
  'gb.ask-speed.not-driver': {
    says: 'Senden Sie das Formular binnen 28 Tagen zurück und nennen Sie, wer gefahren ist, mit der Adresse, die Sie haben. Behalten Sie eine Kopie. Sagen Sie nur, was wahr ist. Nicht zu antworten ist eine eigene Straftat: sechs Punkte und bis zu £1,000.',
  },
  'gb.ask-speed.fourteen-days': {
    says: 'Das erste Schreiben muss in den meisten Fällen binnen 14 Tagen nach der Tat bei der Person sein, auf die das Auto eingetragen ist. Kam Ihres später, holen Sie Rat: Eine Verurteilung wegen des Tempos ist dann vielleicht nicht möglich. Senden Sie das Formular zur fahrenden Person trotzdem zurück.',
  },
  'gb.ask-speed.course': {
    says: 'Für die meisten ist der Kurs besser: keine Punkte, keine Strafe, keine Verurteilung. Sie zahlen ihn und müssen rechtzeitig buchen. Sie müssen ihn nur nennen, wenn ein Versicherer fragt; dann antworten Sie ehrlich. Lehnen Sie ab, rechnen Sie mit mindestens £100 und drei Punkten.',
  },
}

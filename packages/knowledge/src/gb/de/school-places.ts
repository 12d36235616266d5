/** School places, appeals for another school, and the way to school: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_PLACES_DE: Words = {
  'gb.school.place-wants': {
    says: 'Der Brief sagt, welchen Schulplatz Ihr Kind bekommt. Sie können eine andere Schule verlangen und diesen Platz solange behalten.',
  },
  'gb.school.right-place': {
    says: 'Gegen die Absage können Sie sich an eine Stelle wenden, die von der Schule unabhängig ist. Jede Schule, die absagt, muss Ihnen sagen wie.',
  },
  'gb.school.place-step': {
    says: 'Nehmen Sie den Platz an, den Sie haben. Schicken Sie den Widerspruch bis zum Tag im Brief, mit Belegen, warum diese Schule passt.',
  },
  'gb.school.right-bus': {
    says: 'Die Fahrt zur nächsten passenden Schule ist ab zwei Meilen frei, ab acht Jahren ab drei Meilen. Auch Behinderung, wenig Geld oder ein gefährlicher Weg zählen.',
  },
}

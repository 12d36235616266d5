/** A decision of the council about a homeless person: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMELESS_DECISION_DE: Words = {
  'gb.homeless.wants': {
    says: 'Die Gemeinde sagt, was sie wegen Ihrer Wohnungslosigkeit tut oder nicht tut. Sie können eine neue Prüfung verlangen.',
  },
  'gb.homeless.right-review': {
    says: 'Verlangen Sie innerhalb von 21 Tagen eine Prüfung (review). Danach können Sie innerhalb von 21 Tagen beim County Court klagen, wenn das Recht falsch angewandt wurde.',
  },
  'gb.homeless.right-stay': {
    says: 'Bitten Sie die Gemeinde, Sie bis zur Entscheidung unterzubringen. Sie kann das tun und muss Ihre Gründe ansehen.',
  },
  'gb.homeless.step': {
    says: 'Holen Sie heute Rat bei Shelter oder einem Anwalt; er kann kostenlos sein. Schicken Sie Belege vom Arzt, was Sie nicht aushalten.',
  },
  'gb.homeless.wales': {
    says: 'Verlangen Sie innerhalb von 21 Tagen eine Prüfung (review). Bitten Sie die Gemeinde, Sie solange unterzubringen.',
  },
  'gb.homeless.scotland': {
    says: 'Verlangen Sie innerhalb von 21 Tagen eine Prüfung (review). In Schottland hat jeder Wohnungslose vorerst ein Recht auf eine Unterkunft.',
  },
}

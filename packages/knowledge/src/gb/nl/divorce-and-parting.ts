/** Divorce, its money and pensions, and couples who never married: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_AND_PARTING_NL: Words = {
  'gb.divorce.right-no-blame': {
    says: 'Een van u kan scheiding vragen zonder de ander schuld te geven. Het duurt ten minste 26 weken. Laat ook huis, geld en pensioen regelen.',
  },
  'gb.divorce.answer': {
    says: 'Een van u kan het online vragen zonder schuld te noemen. Het duurt ten minste 26 weken. Vergeet het bevel over geld niet: zonder blijven eisen open.',
  },
  'gb.unmarried.right-share': {
    says: 'Samenwonen maakt geen huwelijk. Toch kan een rechter zeggen welk deel van het huis van u is, naar wat is afgesproken en betaald.',
  },
  'gb.divorce.answer-pension': {
    says: 'Niemand heeft zomaar recht op de helft. De rechter kijkt naar wat beiden nodig hebben, kinderen, leeftijd, inkomen en jaren samen, en kan een pensioen verdelen. Vraag de waarde (CETV) en haal advies voordat u instemt. Alleen een rechterlijk besluit maakt een akkoord definitief.',
  },
}

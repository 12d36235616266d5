/** The Dutch words of the rows in ../words-in-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORDS_IN_PUBLIC_ROWS_NL: Words = {
  'de.words.want': {
    says: 'Ze zeggen dat uw woorden hun naam schaden. Ze willen een ondertekende belofte (Unterlassungserklärung) en meestal advocaatkosten.',
  },
  'de.words.reality': {
    says: 'Een rechter kan de woorden in dagen verbieden (einstweilige Verfügung). Antwoord op tijd, maar teken niet ongelezen: het bindt levenslang.',
  },
  'de.words.not-yet': {
    says: 'De brief alleen verbiedt niets. Dat kan alleen een rechter, en alleen die kan u laten betalen.',
  },
  'de.words.right-opinion': {
    says: 'Een mening is vrij, ook een scherpe of oneerlijke. Een onwaar feit of een loutere belediging niet.',
  },
  'de.words.right-proof': {
    says: 'Een feit dat een naam schaadt, moet u kunnen bewijzen. Verzamel bonnen, mails en getuigen.',
  },
  'de.words.right-narrow': {
    says: 'U mag een eigen, engere belofte tekenen: alleen deze woorden, geen schuld, geen kosten. Er moet een boete in staan, die een rechter kan bepalen of verlagen.',
  },
  'de.words.right-costs': {
    says: 'U betaalt hun advocaat alleen als de waarschuwing terecht was, en alleen wat nodig was.',
  },
  'de.words.step': {
    says: 'Bewaar wat u schreef met de datum. Haal weg wat u niet kunt bewijzen. Laat een advocaat kijken vóór de dag: de rechtbank geeft bonnen.',
  },
}

/** The Italian words of Belgium: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_IT: Words = {
  'be.news.first-reminder-free': {
    says: 'Dal 1 dicembre 2023 le regole su solleciti e spese valgono anche per i contratti più vecchi.',
    was: 'Per i contratti prima di settembre 2023 valevano le vecchie regole.',
    is: 'Per tutte le fatture il primo sollecito è gratis, con 14 giorni per pagare, e le spese hanno un tetto.',
  },
  'be.news.brussels-unfair-rent': {
    says: 'A Bruxelles un affitto ingiusto è vietato dal 1 maggio 2025. Più del 20 % sopra l’affitto di riferimento vale quasi sempre come ingiusto.',
    was: 'L’affitto di riferimento era solo una guida.',
    is: 'Può chiedere il parere della commissione affitti (CPL), e a un giudice di abbassare l’affitto.',
  },
  'be.news.unemployment-limit': {
    says: 'Dal 2026 la disoccupazione è limitata al massimo a 24 mesi. La gente la perde a tappe durante il 2026.',
    was: 'Il sussidio non aveva una data di fine.',
    is: 'Dura un anno, e fino a un anno in più per chi ha lavorato di più. Chieda all’ONEM (RVA) il Suo ultimo giorno.',
  },
  'be.news.judge-checks-age': {
    says: 'Un giudice deve ora controllare da solo se il debito di un consumatore verso una ditta è troppo vecchio.',
    was: 'Doveva dire Lei che il debito era troppo vecchio.',
    is: 'Anche il giudice lo guarda. Lo dica lo stesso, per iscritto.',
  },
  ...europeanChangeWords('be', 'it'),
}

/** The Italian words of the rows in ../words-in-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORDS_IN_PUBLIC_ROWS_IT: Words = {
  'de.words.want': {
    says: 'Dicono che le sue parole danneggiano il loro nome. Vogliono una promessa firmata (Unterlassungserklärung) e spese legali.',
  },
  'de.words.reality': {
    says: 'Un giudice può vietarle in pochi giorni (einstweilige Verfügung). Risponda in tempo, ma non firmi senza leggere: vincola a vita.',
  },
  'de.words.not-yet': {
    says: 'La lettera da sola non vieta nulla. Solo un giudice può farlo, e solo lui può farla pagare.',
  },
  'de.words.right-opinion': {
    says: 'Un’opinione è libera, anche dura o ingiusta. Un fatto falso o un puro insulto no.',
  },
  'de.words.right-proof': {
    says: 'Un fatto che danneggia il nome deve poterlo provare. Raccolga ricevute, mail e testimoni.',
  },
  'de.words.right-narrow': {
    says: 'Può firmare una promessa Sua più stretta: solo quelle parole, senza colpa, senza spese. Deve prevedere una penale, che un giudice può fissare o ridurre.',
  },
  'de.words.right-costs': {
    says: 'Deve le spese legali solo se la diffida era giusta, e solo quanto necessario.',
  },
  'de.words.step': {
    says: 'Salvi ciò che ha scritto con la data. Tolga ciò che non può provare. Lo faccia vedere a un avvocato prima: il tribunale locale dà buoni.',
  },
}

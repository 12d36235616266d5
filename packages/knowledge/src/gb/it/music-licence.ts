/** Licenza musicale: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_IT: Words = {
  'gb.music.want-licence': {
    says: 'Vogliono sapere se nella Sua attività si sente musica.',
  },
  'gb.music.who': {
    says: 'PPL PRS è una società privata di due società. PRS for Music riscuote per chi scrive canzoni. PPL riscuote per chi fa i dischi e suona.',
  },
  'gb.music.rights-summary': {
    says: 'Senza musica, niente licenza. Se suona musica, può chiedere quale tariffa hanno usato e perché. Può contestarla.',
  },
  'gb.music.reality': {
    says: 'Questa lettera non è una fattura e non viene da un tribunale. Queste lettere vanno a molte ditte, con o senza musica.',
  },
  'gb.music.reality-bill': {
    says: 'È la fattura di una società privata. Non è una multa e non viene da un tribunale. La deve solo se ha accettato una licenza o ha suonato la loro musica.',
  },
  'gb.music.no-entry': {
    says: 'Non possono entrare con la forza, perquisire il negozio o prendere le Sue cose. Possono entrare dove può entrare il pubblico.',
  },
  'gb.music.no-closing': {
    says: 'Non possono chiudere la Sua attività o fermare la musica con una lettera. Solo un giudice può ordinarlo, dopo una causa.',
  },
  'gb.music.know-headphones': {
    says: 'La musica nelle Sue cuffie non è suonata in pubblico. Per alcuni luoghi di lavoro con una sola persona, PPL PRS dice di non chiedere nulla.',
    learnMore:
      'Guardi la loro pagina su chi ha bisogno di una licenza. Cerchi chi lavora da solo e chi lavora a casa senza visitatori.',
  },
  'gb.music.org-not-council': {
    says: 'Non è la licenza del comune (council) e non è la licenza TV (TV Licence). Possono servire anche quelle, ma sono separate.',
  },
  'gb.music.org-tribunal': {
    says: 'Un tribunale speciale, il Copyright Tribunal, può decidere se le loro condizioni e i loro prezzi sono giusti.',
  },
  'gb.music.right-no-licence': {
    says: 'Ha il diritto di non suonare musica e non pagare nulla. Una licenza serve solo dove la musica è suonata in pubblico.',
  },
  'gb.music.right-no-duty': {
    says: 'La legge sul diritto d’autore (copyright) non La obbliga a compilare il loro modulo. Una breve risposta è comunque saggia. Spesso ferma altre lettere.',
  },
  'gb.music.right-proof': {
    says: 'Se dicono che Lei ha violato il diritto d’autore (copyright), devono provarlo in tribunale. È una richiesta di soldi, non una multa.',
  },
  'gb.music.right-private': {
    says: 'Può rifiutare a un visitatore di entrare nelle stanze non aperte al pubblico.',
  },
  'gb.music.right-tribunal': {
    says: 'Se il prezzo o le condizioni non Le sembrano giusti, può rivolgersi al Copyright Tribunal.',
  },
  'gb.music.right-fair-dealing': {
    says: 'Può chiedere una fattura chiara: le date, la tariffa e le somme. Se ha fermato la musica prima, chieda di correggerla.',
  },
}

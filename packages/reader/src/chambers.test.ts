import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

test.each([
  [
    'the office of a lawyer who signs by name',
    'it',
    'STUDIO LEGALE QUILLI TARNO\nAvv. Paola Tarno\nCorso del Popolo 41, Padova\n\nATTO DI PRECETTO\n\nIl Condominio Le Magnolie, rappresentato dall’Avv. Paola Tarno, intima alla sig.ra Cinzia Test di pagare entro dieci giorni € 2.440,76.',
    'Studio Legale Quilli Tarno',
  ],
  [
    'the insurer above its slogan',
    'de',
    'BKK Tarnwerk\nDie Krankenkasse für Hafen und Handel\n\nFrau Miriam Test\nFährstieg 17\n21107 Hamburg\n\n11.11.2026\n\nGuten Tag Frau Test,\n\nIhr Krankengeld endet.',
    'BKK Tarnwerk',
  ],
  [
    'a cooperative with its form',
    'it',
    'Raccomandata a mano\n\nQuillrapida Soc. Coop.\nPiattaforma di Stradella (PV)\n\nSig.ra Oksana Test\n\n24.08.2026\n\nOggetto: contestazione disciplinare ai sensi dell’art. 7 L. 300/1970\n\nCon la presente Le contestiamo formalmente quanto segue.',
    'Quillrapida Soc. Coop',
  ],
] as const)('the sender is %s', async (...[, country, text, name]) => {
  expect((await readInItsLanguage(text, { country })).senderOrganization).toBe(name)
})

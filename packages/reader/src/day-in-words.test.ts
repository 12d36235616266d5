/** Limits that name a weekday or the end of a month, counted from the day of the letter. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { dayInWords } from './day-in-words.ts'
import { read } from './read.ts'

/** A letter of Thursday 4 June 2026. */
const limitIn = (words: string) =>
  read(
    `Bramble Recoveries Ltd\n\n4 June 2026\n\nDear Ms Quill\n\nYour account BR/2201 is £210 in arrears.\n\n${words}\n\nYours sincerely\nBramble Recoveries Ltd\n`,
  ).deadline

describe('a limit in words is counted from the day of the letter', () => {
  test.each([
    ['You have until 6 p.m. this coming Tuesday to hand in the keys.', '2026-06-09'],
    ['Unless payment is received by close of business on Friday, we will issue.', '2026-06-05'],
    ['Please pay by your next pay day on Wednesday.', '2026-06-10'],
    ['Pay £210 by the last working day of this month.', '2026-06-30'],
    ['Your reply must reach us by month end.', '2026-06-30'],
    [
      'Unless your proposals are received not later than noon this day fortnight, proceedings will issue.',
      '2026-06-18',
    ],
    ['We require payment no later than a week today.', '2026-06-11'],
    ['Please settle the account by Monday week.', '2026-06-15'],
  ])('%s', (words, iso) => {
    expect(limitIn(words)?.iso).toBe(iso)
  })

  test.each([
    ['es', 'Debe pagar los 210 € antes del último día hábil de este mes.'],
    ['fr', 'Vous devez payer 210 € au plus tard le dernier jour ouvrable du mois.'],
    ['it', "Deve pagare 210 € entro l'ultimo giorno lavorativo del mese."],
  ])('in another language too: %s', (language, words) => {
    const heads = {
      es: 'Tarnia Cobros S.L.\n\n5 de octubre de 2026\n\nEstimada señora:\n\nSu deuda sigue sin pagar.',
      fr: 'Tarnia Recouvrement SARL\n\nLe 5 octobre 2026\n\nMadame,\n\nVotre dette reste impayée.',
      it: 'Tarnia Recuperi S.r.l.\n\n5 ottobre 2026\n\nGentile Signora,\n\nil Suo debito non è stato pagato.',
    } as const
    const { deadline } = read(`${heads[language as 'es']}\n\n${words}\n`)
    // 31 October 2026 is a Saturday.
    expect(deadline?.iso).toBe('2026-10-30')
  })

  const ABROAD = {
    es: 'Tarnia Cobros S.L.\n\n5 de octubre de 2026\n\nEstimada señora:\n\nSu deuda de 210 € sigue sin pagar.',
    fr: 'Tarnia Recouvrement SARL\n\nLe 5 octobre 2026\n\nMadame,\n\nVotre dette de 210 € reste impayée.',
    it: 'Tarnia Recuperi S.r.l.\n\n5 ottobre 2026\n\nGentile Signora,\n\nil Suo debito di 210 € non è stato pagato.',
    nl: 'Tarnia Incasso B.V.\n\n5 oktober 2026\n\nGeachte mevrouw Quill,\n\nUw rekening van € 210 is nog niet betaald.',
    pl: 'Tarnia Inkasso GmbH\n\n5 października 2026\n\nSzanowna Pani,\n\nzaległość 210 € nie została zapłacona.',
  } as const

  test.each([
    ['es', 'Pague este viernes como muy tarde.', '2026-10-09'],
    ['es', 'Debe pagar antes de fin del mes en curso.', '2026-10-31'],
    ['it', 'La invitiamo a pagare al più tardi venerdì.', '2026-10-09'],
    ['it', 'Voglia pagare entro la fine del corrente mese.', '2026-10-31'],
    ['it', 'La preghiamo di versare la somma entro il mese in corso.', '2026-10-31'],
    ['nl', 'Wij verzoeken u vrijdag uiterlijk te betalen.', '2026-10-09'],
    ['fr', 'Veuillez payer vendredi au plus tard.', '2026-10-09'],
    ['pl', 'Prosimy o wpłatę najpóźniej w piątek.', '2026-10-09'],
    ['pl', 'Musi Pani opuścić pokój do niedzieli.', '2026-10-11'],
    ['pl', 'Prosimy zapłacić do końca miesiąca.', '2026-10-31'],
  ] as const)(
    'said behind the day, of this month, or in Polish, %s: %s',
    (language, words, iso) => {
      expect(read(`${ABROAD[language]}\n\n${words}\n`).deadline?.iso).toBe(iso)
    },
  )

  test.each([
    ['es', 'Abrimos de lunes a viernes. Puede pagar por teléfono.'],
    ['it', 'Siamo aperti fino a venerdì.'],
    ['pl', 'Biuro czynne od poniedziałku do piątku.'],
  ] as const)('is not when somebody can be reached, %s: %s', (language, words) => {
    expect(read(`${ABROAD[language]}\n\n${words}\n`).deadline).toBeNull()
  })

  test('"next Friday", written early in the week, may be either of two', () => {
    expect(dayInWords('by next Friday', '2026-06-02')).toBeNull()
    expect(dayInWords('by next Monday', '2026-06-04')).toBe('2026-06-08')
  })

  test('the same weekday as that of the letter is left open', () => {
    expect(dayInWords('by Thursday', '2026-06-04')).toBeNull()
  })

  test('a person who tells of a letter counts from no day of it', () => {
    const { deadline } = read(
      'hi, i got a letter dated 4 June 2026 from my landlord and he says i have to be out by friday, can he do that?',
    )
    expect(deadline?.iso ?? null).toBeNull()
  })
})

import { expect, test } from 'vitest'

import { read } from './read.ts'

const HEADS = {
  fr: 'Trésorerie\n10 novembre 2026\n\nMadame,\n\n',
  es: 'Recaudación\n10 de noviembre de 2026\n\nEstimada señora:\n\n',
  it: 'Tesoreria\n10 novembre 2026\n\nGentile signora,\n\n',
  nl: 'Incasso\n10 november 2026\n\nGeachte mevrouw,\n\n',
} as const

test.each([
  ['fr', 'Vous n’avez pas payé dans le délai de trois mois la somme de 35,00 €.', null],
  ['es', 'No ha pagado en el plazo de 30 días la suma de 35,00 euros.', null],
  ['it', 'Non ha pagato entro 30 giorni la somma di 35,00 euro.', null],
  ['nl', 'U hebt niet binnen 14 dagen betaald. Het gaat om € 35,00.', null],
  ['fr', 'Si vous n’avez pas payé dans le délai de 15 jours, nous saisirons le tribunal.', 15],
  ['nl', 'Als u niet binnen 14 dagen hebt betaald, gaan wij naar de rechter.', 14],
] as const)('a time that was missed gives none to come, in %s: %s', (country, words, days) => {
  const { deadline } = read(HEADS[country] + words, { country })
  expect(deadline?.relativeDays ?? null).toBe(days)
})

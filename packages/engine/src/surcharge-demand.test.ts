/** A Spanish demand with surcharge: the day to pay with half of it comes first, the appeal after it (LGT, artículos 28, 62.5 and 223). */
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function read(text: string, today: string) {
  const { outcome } = await analyse({ text, request: { country: 'es', language: 'en' }, today })
  return outcome.analysis
}

const demand = (day: string) =>
  `Agencia Tributaria\n${day}\n\nPROVIDENCIA DE APREMIO\nConcepto: IRPF 2025. Principal pendiente: 936,00 euros. Recargo de apremio ordinario (20 %): 187,20 euros. Total: 1.123,20 euros. De no pagar se procederá al embargo de sus bienes.`

describe('a Spanish demand with surcharge', () => {
  test.each([
    ['2 de noviembre de 2026', '2026-11-04', '2026-11-20'],
    ['15 de octubre de 2026', '2026-10-16', '2026-10-20'],
    ['17 de noviembre de 2026', '2026-11-23', '2026-12-07'],
    ['31 de agosto de 2026', '2026-09-02', '2026-09-07'],
  ])('of %s, read on %s, is to be paid by %s first', async (day, today, last) => {
    const { deadlines, verdict, possibleResponses } = await read(demand(day), today)
    expect(deadlines[0]).toMatchObject({ date: last, isMain: true })
    expect(deadlines[0]?.action).toMatch(/^Pay all of it/)
    expect(verdict).toContain('pay all of it')
    expect(possibleResponses[0]?.type).toBe('pay')
  })

  test('of the first half of a month may have come in the second: the later day leads then', async () => {
    const { deadlines } = await read(demand('6 de noviembre de 2026'), '2026-11-23')
    expect(deadlines[0]).toMatchObject({ date: '2026-12-07', isMain: true, isPassed: false })
  })

  test.each([
    'Ayuntamiento de Villaluz\nTesorería Municipal\n2 de noviembre de 2026\n\nLIQUIDACIÓN DEL IBI\nImporte: 412,30 euros. Si no paga en período voluntario se dictará providencia de apremio con su recargo.',
    'TESORERÍA GENERAL DE LA SEGURIDAD SOCIAL\n2 de noviembre de 2026\n\nPROVIDENCIA DE APREMIO\nCuotas de autónomos de junio de 2026. Total 352,80 euros.',
  ])('is neither the bill that warns of it nor one of Social Security: %j', async (text) => {
    const { deadlines } = await read(text, '2026-11-04')
    expect(deadlines.map(({ action }) => action)).not.toContainEqual(
      expect.stringMatching(/^Pay all of it, so that the surcharge is 10%/),
    )
  })
})

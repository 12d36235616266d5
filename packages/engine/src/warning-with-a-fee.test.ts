/** A German warning with a fee (Verwarnungsgeld) is an offer: nobody objects to it; the fine after it is a decision (OWiG, §§ 56, 67). */
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function pageOf(words: string) {
  const text = `Stadt Tarnau\nOrdnungsamt\n18.11.2026\nAktenzeichen: 5120.441.882-7\n\nSehr geehrte Frau Quill,\n\n${words}`
  const request = { country: 'de', language: 'en' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-20' })
  return { page: outcome.analysis, draft: JSON.stringify(outcome.draftResponse) }
}

describe('a warning with a fee', () => {
  test.each([
    'Sie parkten am 29.10.2026 im Haltverbot und werden hiermit unter Erhebung eines Verwarnungsgeldes von 25,00 EUR verwarnt. Die Verwarnung wird nur wirksam, wenn Sie binnen einer Woche zahlen.',
    'Verwarnung mit Verwarnungsgeld\nSie überschritten die Geschwindigkeit um 9 km/h. Zahlen Sie 30,00 EUR innerhalb einer Woche. Sonst ergeht ein Bußgeldbescheid.',
    'Schriftliche Verwarnung mit Verwarnungsgeld / Anhörung\nIhnen wird zur Last gelegt, ohne Parkschein geparkt zu haben. Verwarnungsgeld: 20,00 EUR, zahlbar in einer Woche.',
    'Verwarnungsgeldangebot wegen Parkens auf dem Gehweg: 55,00 EUR. Sind Sie mit der Verwarnung einverstanden, zahlen Sie innerhalb einer Woche.',
  ])('is an offer that may be refused, without an objection: %s', async (words) => {
    const { page, draft } = await pageOf(words)
    expect(page.firstThingsFirst?.realityCheck).toContain('no appeal against it')
    expect(page.possibleResponses.map(({ title }) => title)).toContain('Do not accept it')
    expect(page.possibleResponses.map(({ title }) => title)).not.toContain(
      'Object within two weeks',
    )
    expect(draft).not.toContain('Einspruch')
  })

  test.each([
    'Bußgeldbescheid\nWegen der Ordnungswidrigkeit vom 29.10.2026 wird gegen Sie eine Geldbuße von 60,00 EUR festgesetzt. Sie können innerhalb von zwei Wochen Einspruch einlegen.',
    'Bußgeldbescheid\nDas Verwarnungsgeld haben Sie nicht gezahlt. Daher wird eine Geldbuße in Höhe von 25,00 EUR festgesetzt, dazu Gebühren. Rechtsbehelfsbelehrung: Einspruch binnen zwei Wochen.',
  ])('is not the fine, to which a person objects: %s', async (words) => {
    const { page, draft } = await pageOf(words)
    expect(page.possibleResponses.map(({ title }) => title)).toContain('Object within two weeks')
    expect(draft).toContain('Einspruch')
    expect(page.firstThingsFirst?.realityCheck).not.toContain('no appeal against it')
  })
})

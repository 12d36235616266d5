/** A decision is reviewed by the office and the road that its own law names: towns and Social Security in Spain, child benefit in Germany. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function pageOf(country: CountryCode, text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-23',
  })
  return JSON.stringify(outcome)
}

const TOWN = 'Ayuntamiento de Villaluz\nTesorería Municipal\n12 de noviembre de 2026\n\n'
const OF_TOWN = 'artículo 14.2 de la Ley Reguladora de las Haciendas Locales'
const OF_STATE = 'artículo 222 de la Ley General Tributaria'

describe('a Spanish tax demand', () => {
  test.each([
    `${TOWN}LIQUIDACIÓN DEL IMPUESTO SOBRE BIENES INMUEBLES (IBI)\nLe notificamos la liquidación por 412,30 euros. Transcurrido el plazo de ingreso se iniciará el período ejecutivo con el recargo correspondiente.`,
    `${TOWN}LIQUIDACIÓN DE LA TASA DE BASURAS 2026\nImporte a ingresar: 96,00 euros en período voluntario. El impago se exigirá por la vía de apremio.`,
  ])('of a town is reviewed by the town, and is no demand with surcharge: %j', async (text) => {
    const page = await pageOf('es', text)
    expect(page).toContain('Ask the town to look again')
    expect(page).toContain(OF_TOWN)
    expect(page).not.toContain('or go to the tax tribunal')
    expect(page).not.toContain('This is a demand with surcharge')
  })

  test('of a town with its surcharge says so', async () => {
    const text = `${TOWN}PROVIDENCIA DE APREMIO\nConcepto: IVTM 2025. Principal: 118,64 euros. Recargo de apremio 20 %: 23,73 euros. Total: 142,37 euros. De no pagar se procederá al embargo.`
    const page = await pageOf('es', text)
    expect(page).toContain('Ask the town to look again')
    expect(page).toContain('This is a demand with surcharge')
  })

  test('of Social Security has an appeal and days of its own', async () => {
    const text =
      'TESORERÍA GENERAL DE LA SEGURIDAD SOCIAL\n10 de noviembre de 2026\n\nPROVIDENCIA DE APREMIO\nCuotas de autónomos de junio de 2026. Principal 294,00 euros. Recargo de apremio 20 %: 58,80 euros. Total 352,80 euros. Pague en 15 días naturales.'
    const page = await pageOf('es', text)
    expect(page).toContain('recurso de alzada')
    expect(page).not.toContain('or go to the tax tribunal')
    expect(page).not.toContain('pay by the 20th')
  })

  test('of the state can go to the tax tribunal', async () => {
    const text =
      'AGENCIA TRIBUTARIA\n10 de noviembre de 2026\n\nLIQUIDACIÓN PROVISIONAL\nImpuesto sobre la Renta de las Personas Físicas 2024. Importe a ingresar: 820,00 euros.'
    const page = await pageOf('es', text)
    expect(page).toContain('or go to the tax tribunal')
    expect(page).toContain(OF_STATE)
    expect(page).not.toContain(OF_TOWN)
  })
})

const BY_TAX_LAW = 'Gegen Ihren Bescheid lege ich Einspruch ein.'
const BY_SOCIAL_LAW = 'Gegen Ihren Bescheid erhebe ich Widerspruch.'

describe('a German benefit that is taken back', () => {
  test('is tax law where the Familienkasse decides on child benefit', async () => {
    const page = await pageOf(
      'de',
      'Familienkasse Westfalen\n10. November 2026\nAufhebung und Rückforderung\n\nSehr geehrte Frau Yilmaz,\ndie Festsetzung des Kindergeldes für Ihr Kind Deniz wird ab Juli 2026 aufgehoben. Der Betrag von 1.036,00 Euro ist zu erstatten. Gegen diesen Bescheid ist der Einspruch zulässig.',
    )
    expect(page).toContain(BY_TAX_LAW)
    expect(page).not.toContain(BY_SOCIAL_LAW)
  })

  test.each([
    'Jobcenter Dortmund\n9. November 2026\nAufhebungs- und Erstattungsbescheid\n\nSehr geehrte Frau Braun,\nSie haben Einkommen erzielt (Kindergeld 259,00 Euro monatlich, Lohn 520,00 Euro). Die Bewilligung nach dem SGB II wird teilweise aufgehoben. Sie haben 780,00 Euro zu erstatten. Gegen diesen Bescheid kann Widerspruch erhoben werden.',
    'Familienkasse Sachsen\n9. November 2026\nAufhebungs- und Erstattungsbescheid Kinderzuschlag\n\nSehr geehrte Frau Winkler,\ndie Bewilligung des Kinderzuschlags wird nach § 48 SGB X aufgehoben. Sie haben 612,00 Euro zu erstatten. Gegen diesen Bescheid kann Widerspruch erhoben werden.',
  ])(
    'is social law where child benefit is income or another benefit is meant: %j',
    async (text) => {
      const page = await pageOf('de', text)
      expect(page).toContain(BY_SOCIAL_LAW)
      expect(page).not.toContain(BY_TAX_LAW)
      expect(page).not.toContain('takes back child benefit')
    },
  )
})

/** Banks that are only paid through, agencies set up by law, and numbers that their shape shows. */
import { describe, expect, test } from 'vitest'

import { isOfficial } from './official.ts'
import { read } from './read.ts'

describe('a bank behind whose name the account stands', () => {
  test.each([
    'Landesbank Tarn-Quill, IBAN DE88 5005 0000 0000 0000 00',
    'Sparkasse Tarnau IBAN DE88 5005 0000 0000 0000 00',
    'Bankverbindung: Volksbank Tarnau eG, IBAN: DE88 5005 0000 0000 0000 00',
  ])('is not the sender: %s', (foot) => {
    const text = `Regierungspräsidium Tarnau\n- Zentrale Bußgeldstelle -\n34112 Tarnau\n\nDatum 17.11.2026\n\nBußgeldbescheid\n\nSehr geehrte Frau Adler,\n\nwegen dieser Ordnungswidrigkeit wird gegen Sie eine Geldbuße von 100,00 EUR festgesetzt.\n\n${foot}`
    expect(read(text, { country: 'de' }).senderOrganization).toMatch(/Regierungspräsidium Tarnau/)
  })

  test('writes all the same where it stands in the head', () => {
    const text =
      'Sparkasse Tarnau\nAm Markt 1, 34112 Tarnau\n\n17.11.2026\n\nKündigung Ihres Kredits\n\nSehr geehrte Frau Adler,\n\nbitte zahlen Sie 900,00 EUR.\n\nIhre Sparkasse Tarnau\n\nSparkasse Tarnau, IBAN DE88 5005 0000 0000 0000 00'
    expect(read(text, { country: 'de' }).senderOrganization).toBe('Sparkasse Tarnau')
  })
})

describe('the number of an Italian demand', () => {
  const head =
    'Agenzia delle entrate-Riscossione\n\nData: 13/10/2026\n\nGentile Contribuente,\n\nnon risulta pagato quanto dovuto in base alle seguenti cartelle:\n\n'
  test.each(['01420240018837265000', '014 2024 0018837265 000', '09720190112233445000'])(
    '%s is read in a list',
    (value) => {
      const text = `${head}N. CARTELLA              NOTIFICATA IL    IMPORTO\n${value}     22/05/2024       612,35\n`
      expect(read(text, { country: 'it' }).references.map((one) => one.value)).toContain(value)
    },
  )

  test('other long numbers are not taken for one', () => {
    const { references } = read(`${head}IUV 99920240018837 importo 612,35\n`, { country: 'it' })
    expect(references.map(({ label }) => label)).not.toContain('cartella')
  })
})

describe('the plate of a Belgian car', () => {
  test.each(['2-FKD-806', '1-ABC-234', '1 XYZ 987'])('%s is a reference', (plate) => {
    const text = `Stad Tarnwijk\n\nParkeerretributie\n\nGeachte mevrouw,\n\nuw voertuig ${plate} stond op 25/09/2026 zonder ticket. Gelieve 25,00 EUR te betalen.`
    expect(read(text, { country: 'be' }).references.map(({ value }) => value)).toContain(plate)
  })
})

describe('an agency set up by law', () => {
  const letter = { working: { text: '' } } as never
  test.each([
    'parking.brussels',
    'Gemeentelijk Parkeerbedrijf Tarnwijk',
    'Agence du stationnement',
  ])('%s writes as an office about parking', (senderOrganization) => {
    const known = { documentType: 'PARKING_TICKET', senderOrganization, deadline: null } as const
    expect(isOfficial(letter, known)).toBe(true)
  })

  test('a firm that lets parking places does not', () => {
    const known = {
      documentType: 'PARKING_TICKET',
      senderOrganization: 'Tarn Park Belgium NV',
      deadline: null,
    } as const
    expect(isOfficial(letter, known)).toBe(false)
  })
})

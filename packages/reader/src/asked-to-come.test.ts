/** Days on which the reader must come to an office, in the languages beside English. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const COMES = [
  [
    'fr',
    "Caisse d'allocations familiales de la Tarnelle",
    'Madame, vous êtes attendue le mardi 17 mars 2026 à 09h30 dans nos locaux.',
    'Ce rendez-vous est obligatoire.',
  ],
  [
    'fr',
    "Caisse d'allocations familiales de la Tarnelle",
    'Madame, vous êtes convoquée à un entretien de contrôle le 17 mars 2026 à 9h30.',
    'Votre présence est obligatoire.',
  ],
  [
    'it',
    'Comune di Tarni',
    'Gentile signora, deve presentarsi il 17 marzo 2026 alle ore 9.30 presso i nostri uffici.',
    'La presenza è obbligatoria.',
  ],
  [
    'de',
    'Jobcenter Tarnau',
    'Sehr geehrte Frau Quill, Sie werden am Dienstag, 17. März 2026 um 9:30 Uhr in Zimmer 4 erwartet. Ihr Termin ist am 17. März 2026 um 9:30 Uhr.',
    'Das Erscheinen ist verpflichtend.',
  ],
  [
    'de',
    'Agentur für Arbeit Tarnau',
    'Sehr geehrte Frau Quill, bitte kommen Sie am 17. März 2026 um 9:30 Uhr in Raum 4.',
    'Sie sind verpflichtet, zu diesem Termin zu erscheinen.',
  ],
  [
    'nl',
    'Gemeente Tarnwijk',
    'Geachte mevrouw Quill, u wordt verwacht op dinsdag 17 maart 2026 om 9.30 uur op ons kantoor.',
    'Uw aanwezigheid is verplicht.',
  ],
  [
    'es',
    'Ayuntamiento de Tarnés',
    'Estimada señora: debe presentarse el 17 de marzo de 2026 a las 9:30 en nuestras oficinas.',
    'La asistencia es obligatoria.',
  ],
] as const satisfies readonly (readonly [CountryCode, string, string, string])[]

test.each(COMES)('a day that must be kept is a limit, in %s: %s', async (country, ...said) => {
  const { deadline } = await readInItsLanguage(said.join('\n\n'), { country })
  expect(deadline).toMatchObject({ iso: '2026-03-17', what: 'attend' })
})

test.each(COMES.filter(([, , asks]) => !/(?:debe|deve) presentars[ei]|bitte/.test(asks)))(
  'a day to come to that binds nobody is none, in %s: %s',
  async (country, head, asks) => {
    const { deadline } = await readInItsLanguage(`${head}\n\n${asks}`, { country })
    expect(deadline).toBeNull()
  },
)

test('a benefit that may be cut if nobody comes is not lost yet', async () => {
  const { urgencyLevel } = await readInItsLanguage(
    "Caisse d'allocations familiales de la Tarnelle\n\nMadame, vous êtes attendue le 17 mars 2026 à 9h30. Ce rendez-vous est obligatoire. En cas d'absence, votre allocation pourrait être suspendue.",
    { country: 'fr' },
  )
  expect(urgencyLevel).toBe('medium')
})

test.each([
  [
    'fr',
    'Garage Tarnois SARL\n\nAlbi, le 2 mars 2026\n\nMadame,\n\nNous envisageons votre licenciement. Nous vous prions de vous présenter le mardi 17 mars 2026 à 14 heures dans nos bureaux.',
  ],
  [
    'fr',
    "Caisse d'allocations familiales de la Tarnelle\n\nMadame, vous êtes convoquée le 17 mars 2026, à 9h, dans nos locaux. Votre présence est obligatoire.",
  ],
  [
    'de',
    'Jobcenter Tarnau\n\nSehr geehrte Frau Quill, bitte kommen Sie am 17. März 2026 um 9 Uhr in Raum 4. Sie sind verpflichtet, zu diesem Termin zu erscheinen.',
  ],
  [
    'nl',
    'Gemeente Tarnwijk\n\nGeachte mevrouw Quill, u wordt verwacht op dinsdag 17 maart 2026 om 10 uur op ons kantoor. Uw aanwezigheid is verplicht.',
  ],
  [
    'it',
    'Comune di Tarni\n\nGentile signora, deve presentarsi il 17 marzo 2026 alle ore 9 presso i nostri uffici. La presenza è obbligatoria.',
  ],
] as const)('a full hour is an hour, in %s', async (country, text) => {
  const { deadline } = await readInItsLanguage(text, { country })
  expect(deadline).toMatchObject({ iso: '2026-03-17', what: 'attend' })
})

test.each([
  [
    'fr',
    'Garage Tarnois SARL\n\nMadame, vous êtes attendue le 17 mars 2026 sur le chantier. Vous avez fait 14 heures supplémentaires.',
  ],
  [
    'de',
    'Praxis Tarnau\n\nTerminbestätigung\n\nSehr geehrte Frau Quill, bitte kommen Sie am 17. März 2026 um 9 Uhr.',
  ],
] as const)(
  'hours of work and a visit that was booked set no limit, in %s',
  async (country, text) => {
    expect((await readInItsLanguage(text, { country })).deadline).toBeNull()
  },
)

const MISSED_AT_COST = [
  [
    'gb',
    'Jobcentre Tarnley\n12 March 2026\n\nDear Ms Quill, please come to an appointment with your work coach on 17 March 2026 at 9.30am.',
    'If you do not attend without good reason your Universal Credit may be reduced.',
  ],
  [
    'us',
    'Department of Social Services, Tarn County\nMarch 12, 2026\n\nYour SNAP interview is scheduled for March 17, 2026 at 10:00 AM by phone.',
    'If you miss this interview your application may be denied.',
  ],
  [
    'de',
    'Jobcenter Tarnau\nTarnau, 12.03.2026\n\nSehr geehrte Frau Quill, bitte kommen Sie am 17.03.2026 um 9:30 Uhr in Zimmer 4.',
    'Wenn Sie ohne wichtigen Grund nicht erscheinen, wird Ihr Bürgergeld um 10 Prozent gemindert.',
  ],
  [
    'nl',
    'UWV\nTarnwijk, 12 maart 2026\n\nBeste mevrouw Quill, u heeft op 17 maart 2026 om 10.00 uur een gesprek met uw adviseur.',
    'Als u niet komt, kunnen we uw uitkering verlagen.',
  ],
  [
    'fr',
    'France Travail\n12 mars 2026\n\nMadame, vous êtes convoquée à un entretien le 17 mars 2026 à 10h.',
    "En cas d'absence sans motif vous pouvez être radiée.",
  ],
] as const satisfies readonly (readonly [CountryCode, string, string])[]

test.each(MISSED_AT_COST)(
  'an office calls, and who stays away loses money, in %s',
  async (country, asks, otherwise) => {
    const reading = await readInItsLanguage(`${asks} ${otherwise}`, { country })
    expect(reading).toMatchObject({
      documentType: 'OTHER',
      urgencyLevel: 'medium',
      deadline: { iso: '2026-03-17', what: 'attend' },
    })
  },
)

test('an appointment that the reader may leave out sets no limit', async () => {
  const { deadline } = await readInItsLanguage(
    'Tarn Dental Care\n12 March 2026\n\nDear Ms Quill, your appointment with the hygienist is on 17 March 2026 at 9.30am. If you cannot come, tell us.',
    { country: 'gb' },
  )
  expect(deadline).toBeNull()
})

/** Which of two limits leads in papers of other countries, and Polish ones told in words. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const leading = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).deadline

test.each([
  [
    'de',
    'Tarn Bau GmbH\n\n17.08.2026\n\nKündigung\n\nSehr geehrter Herr Adler,\n\nhiermit kündigen wir das Arbeitsverhältnis zum 30.09.2026. Bitte geben Sie Schlüssel und Dienstausweis bis zum 31.08.2026 zurück. Bitte melden Sie sich innerhalb von drei Tagen arbeitsuchend.',
  ],
  [
    'pl',
    'Tarn Zeitarbeit GmbH\n\n17.08.2026\n\nWypowiedzenie umowy o pracę\n\nSzanowny Panie, wypowiadamy umowę o pracę. Prosimy o zwrot odzieży roboczej najpóźniej do dnia 31.08.2026. Należy zgłosić się w urzędzie pracy w ciągu trzech dni od otrzymania tego pisma.',
  ],
  [
    'nl',
    'Tarn Bouw BV\n\n17 augustus 2026\n\nOntslag\n\nGeachte heer Adler,\n\nwij zeggen uw arbeidsovereenkomst op. Wij verzoeken u de sleutels uiterlijk 31 augustus 2026 in te leveren. Meld u zich binnen drie dagen bij het UWV.',
  ],
  [
    'es',
    'Tarn Obras SL\n\n17 de agosto de 2026\n\nCarta de despido\n\nEstimado señor:\n\nle comunicamos su despido. Debe devolver las llaves y el uniforme antes del 31 de agosto de 2026. Debe firmar y presentar la solicitud en el plazo de tres días.',
  ],
] as const)('what belongs to the employer comes second, in %s', async (language, text) => {
  const limit = await leading(language === 'pl' ? 'de' : language, text)
  expect(limit?.relativeDays).toBe(3)
})

test('what belongs to the employer leads where nothing else is asked', async () => {
  const limit = await leading(
    'de',
    'Tarn Bau GmbH\n\n17.08.2026\n\nKündigung\n\nSehr geehrter Herr Adler,\n\nhiermit kündigen wir das Arbeitsverhältnis. Bitte geben Sie den Dienstausweis bis zum 31.08.2026 zurück.',
  )
  expect(limit?.iso).toBe('2026-08-31')
})

const CAF =
  'Caf de la Tarnelle\n\nLe 22 juillet 2026\n\nNotification de dette\n\nMadame, vous avez perçu à tort la prime d’activité. Vous nous devez 879,24 €. '

test('the time to object to a benefit claimed back leads', async () => {
  const limit = await leading(
    'fr',
    `${CAF}Vous devez rembourser cette somme dans un délai de 20 jours. Vous pouvez contester cette décision dans un délai de deux mois à compter de la réception de ce courrier.`,
  )
  expect(limit).toMatchObject({ what: 'appeal', unit: 'months' })
})

test('a hearing before a benefit is claimed back has its own time', async () => {
  const limit = await leading(
    'fr',
    `${CAF}Vous pouvez nous adresser vos justificatifs sous 20 jours : sans réponse de votre part, une décision sera prise.`,
  )
  expect(limit?.relativeDays).toBe(20)
})

test.each([
  ['w ciągu trzech dni od otrzymania tego pisma', { relativeDays: 3, from: 'receipt', iso: null }],
  ['w terminie 14 dni od otrzymania wezwania', { relativeDays: 14, from: 'receipt', iso: null }],
  ['w terminie czternastu dni od doręczenia', { relativeDays: 14, from: 'service', iso: null }],
  ['w ciągu siedmiu dni', { relativeDays: 7, from: 'letter', iso: '2026-08-24' }],
  ['w terminie 10 dni', { relativeDays: 10, from: 'letter', iso: '2026-08-27' }],
] as const)('a Polish period: %s', async (words, expected) => {
  const limit = await leading(
    'de',
    `Tarn Inkasso\n\n17.08.2026\n\nWezwanie do zapłaty\n\nSzanowny Panie, prosimy o zapłatę 120,00 EUR ${words}.`,
  )
  expect(limit).toMatchObject(expected)
})

test.each([
  [
    'Wir haben den Netzbetreiber beauftragt, die Versorgung am 04.12.2026 zu unterbrechen. Sie können das abwenden, wenn Sie den Rückstand von 438,15 EUR bis zum 02.12.2026 zahlen.',
    '2026-12-02',
  ],
  [
    'Zahlen Sie den Rückstand von 438,15 EUR bis zum 04.12.2026. Sonst lassen wir die Versorgung am 09.12.2026 unterbrechen.',
    '2026-12-04',
  ],
])('the day to pay leads before the day of a cut: %#', async (words, iso) => {
  const limit = await leading(
    'de',
    `Stadtwerke Tarnau GmbH\n\n20.11.2026\n\nAnkündigung der Unterbrechung der Stromversorgung\n\nSehr geehrte Frau Quill,\n\n${words}`,
  )
  expect(limit).toMatchObject({ iso, what: 'pay' })
})

/** How urgent a question is, in the words that people type. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const urgencyOf = (text: string) => read(text, { country: 'gb' }).urgencyLevel

describe('a question is urgent', () => {
  test.each([
    [
      'when the power goes tomorrow',
      'Morgen um 8 soll bei mir der Strom abgestellt werden, ich habe ein Baby. Kann ich das noch stoppen?',
    ],
    [
      'when a court has written in Japanese',
      '昨日、裁判所から特別送達が届きました。昔の借金だと思います。無視してもいいですか。',
    ],
    [
      'when a boss has sent somebody home for good',
      'Mijn baas heeft me gisteren naar huis gestuurd en gezegd dat ik niet meer hoef te komen. Wat moet ik doen?',
    ],
    [
      'when a landlord changes the lock',
      'El casero me ha dicho que va a cambiar la cerradura el viernes. ¿Puede hacerlo? ¿Qué hago?',
    ],
    [
      'when a summons to a dismissal talk has come',
      'J’ai reçu une convocation à un entretien préalable pour jeudi. Est-ce que je suis obligé d’y aller ?',
    ],
    [
      'when an account was emptied through a link',
      'Ho cliccato sul link di un sms e ho inserito la password. Dopo dieci minuti sono spariti 900 euro, una truffa. La banca deve rimborsare?',
    ],
    [
      'when an officer comes back with a locksmith',
      'An enforcement officer has just left a card and says he comes back at two with a locksmith. What do I say to him?',
    ],
  ])('%s', (_, text) => {
    expect(urgencyOf(text)).toBe('high')
  })
})

describe('a question can wait', () => {
  test.each([
    [
      'when it asks for a time limit and tells nothing',
      'quanto tempo ho per impugnare un licenziamento?',
    ],
    ['when it asks what words mean', 'Was ist der Unterschied zwischen Mahnung und Mahnbescheid?'],
    ['when it asks for a price', '内容証明はコンビニから送れますか？'],
  ])('%s', (_, text) => {
    expect(urgencyOf(text)).toBe('low')
  })
})

test('money at stake that nobody takes today is in between', () => {
  expect(
    urgencyOf(
      'Ich bin Ende Juli ausgezogen und mein Vermieter hat die Kaution von 1.350 € bis heute nicht gezahlt. Wie lange darf er das Geld behalten?',
    ),
  ).toBe('medium')
  expect(
    urgencyOf('Mijn baas betaalt mijn overuren al drie maanden niet uit. Wat kan ik doen?'),
  ).toBe('medium')
})

test('an office that means to refuse, or an employer who accuses, is no mere news', () => {
  const refusal =
    'Questura di Tarno – Ufficio Immigrazione\n\nPREAVVISO DI RIGETTO\n\nSi comunica che la domanda di rinnovo del permesso di soggiorno non può essere accolta. Può presentare osservazioni scritte entro 10 giorni.'
  const plan =
    'PERFORMANCE IMPROVEMENT PLAN\nEmployee: Ada Tarn\nPlan dates: 2 June to 1 August\n\nExpectations: run the report daily. Meet with me each Tuesday.'
  expect(urgencyOf(refusal)).toBe('medium')
  expect(urgencyOf(plan)).toBe('medium')
})

test('who has ended a contract of their own is not dismissed', () => {
  expect(
    urgencyOf(
      'Ich habe den Vertrag mit meinem Fitnessstudio aus gesundheitlichen Gründen fristlos gekündigt. Nun will ein Inkassobüro den Beitrag. Was kann ich tun?',
    ),
  ).toBe('medium')
})

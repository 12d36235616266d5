/** Questions in another language than that of the law find the answer that they would find in it. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'
import { answerTo } from './fixtures/asked.ts'

describe('A question in Spanish is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', 'Mi casero no me devuelve el depósito, ¿qué puedo hacer?', /deposit/],
    [
      'gb',
      '¿Pueden los alguaciles entrar en mi casa por una deuda de impuesto municipal?',
      /let them in/,
    ],
    [
      'gb',
      'Me han despedido sin avisar después de tres años, ¿puedo reclamar?',
      /unfair dismissal/,
    ],
    ['us', 'Mi jefe no me paga las horas extras, ¿qué puedo hacer?', /Wage and Hour/],
    ['us', '¿Me pueden embargar el salario por una deuda médica?', /judgment/],
    ['us', 'Recibí una demanda de un cobrador de deudas, ¿qué hago?', /written answer/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', '¿Qué tiempo hace mañana en Londres?'],
    ['gb', '¿Dónde puedo comprar un piso barato?'],
    ['us', 'Mi abuela hace muy buenas tortillas, ¿verdad?'],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })
})

test('The page says nothing in words that the question does not have', async () => {
  const { outcome } = await analyse({
    text: 'Mi casero no me devuelve el depósito, ¿qué puedo hacer?',
    request: { country: 'gb', language: 'es' },
    today: '2026-11-23',
  })
  expect(JSON.stringify(outcome)).not.toMatch(/won't give back|what can i do/)
})

/** Questions in Portuguese find the answer of a law that is not written in it. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'

describe('A question in Portuguese is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', 'o senhorio não devolve a caução', /deposit/],
    ['gb', 'fui despedido sem aviso prévio depois de 3 anos', /how long you worked/],
    ['gb', 'caldeira avariada e o senhorio não arranja', /heating/],
    ['gb', 'A minha ex não me deixa ver os meus filhos, o que posso fazer?', /mediator/],
    ['gb', 'O meu pai morreu e tinha dívidas. Tenho de pagar as dívidas dele?', /No, unless/],
    ['gb', 'os oficiais de justiça podem entrar na minha casa?', /let them in/],
    ['us', 'Meu chefe me demitiu porque estou grávida, isso é legal?', /15 or more/],
    ['us', 'o dono da casa trocou a fechadura', /lock you out/],
    ['us', 'cobrador liga todo dia no meu trabalho', /tell your boss/],
    ['us', 'Posso ir preso por não pagar o cartão de crédito?', /jailed/],
    ['us', 'o gerente fica com as minhas gorjetas', /tips/],
    ['de', 'Fui despedido, quanto tempo tenho para processar a empresa?', /three weeks/],
    ['fr', 'O meu voo foi cancelado, posso pedir o dinheiro de volta?', /seven days/],
    ['nl', 'o senhorio não devolveu o depósito', /14 days/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', 'que tempo vai fazer amanhã em Londres?'],
    ['gb', 'onde posso comprar um apartamento barato?'],
    ['us', 'minha avó faz uma sopa muito boa, não é?'],
    ['us', 'qual restaurante é bom em Nova York?'],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })

  test('and whoever sold a car is not answered as whoever bought one', async () => {
    const answer = await answerTo([
      'gb',
      'vendi um carro usado e o comprador quer o dinheiro de volta',
    ])
    expect(answer).toMatch(/private seller/)
  })
})

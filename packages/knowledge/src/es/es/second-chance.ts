/** The second chance: debts that a judge wipes out: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SECOND_CHANCE_WORDS: Words = {
  'es.debt.right-second-chance': {
    says: 'Si no puede pagar todas sus deudas y actuó de buena fe, un juez puede perdonarle la mayoría (Ley de Segunda Oportunidad).',
  },
  'es.debt.option-second-chance': {
    title: 'Pedir la segunda oportunidad',
    says: 'Un abogado puede pedir al juez que perdone sus deudas. Con pocos ingresos puede tener abogado gratis.',
    cost: 'Gratis con justicia gratuita. Si no, el abogado y los gastos.',
    time: 'Muchos meses.',
    risk: 'Quizá tenga que vender bienes o seguir un plan de pagos.',
    bestFor: 'No puede pagar todas sus deudas, ahora o pronto.',
  },
}

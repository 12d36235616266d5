/** Questions about collectors, formal demands and debts that are too old or unknown: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_WORDS: Words = {
  'fr.ask-debt.collector-seize': {
    says: 'Un cobrador no puede embargar nada ni entrar. Necesita una orden judicial u otro título, y un agente (commissaire de justice).',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Sin orden judicial, los gastos de cobro son del acreedor (artículo L. 111-8). Pague solo la deuda y el interés pactado.',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Escriba por carta certificada que la discute. Pida el contrato, las facturas y el cálculo. Deben probarla ellos, no usted.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Responda por escrito antes de la fecha. Pague lo correcto, ofrezca un plan o diga por qué está mal. No es una orden judicial.',
  },
}

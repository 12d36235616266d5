/** Questions about a bank that ends or refuses an account: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BASIC_ACCOUNT_ES: Words = {
  'nl.ask.basic-account': {
    says: 'Sí. Quien vive legalmente en la Unión Europea tiene derecho a una cuenta básica, también con deudas o registro BKR. Sin descubierto. El banco decide en diez días hábiles y solo puede negarse por pocos motivos legales, como fraude u otra cuenta neerlandesa. Pida por escrito una «basisbetaalrekening», y el motivo si se niega. Luego reclame y acuda a Kifid.',
  },
}

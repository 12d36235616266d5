/** Questions of workers who talked about pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TALKING_ABOUT_PAY_ES: Words = {
  'us.ask-work.pay-talk': {
    says: 'La ley federal deja a la mayoría de los trabajadores privados hablar de su paga entre sí, con o sin sindicato. Una regla del manual o una firma en contra no le obliga. Una amonestación, un despido o una amenaza de demanda por eso es ilegal. Supervisores y empleados públicos tienen otras reglas. Guarde copias y presente en seis meses una queja gratis ante la National Labor Relations Board (NLRB).',
  },
}

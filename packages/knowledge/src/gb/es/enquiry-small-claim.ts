/** Questions about a small claim: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIM_ES: Words = {
  'gb.ask-small.defence': {
    says: 'Repase la demanda punto por punto. Diga qué admite, qué niega y por qué, y qué deben probar. Lo que omita puede darse por admitido. Tiene 14 días desde la notificación, o 28 si antes acusa recibo (acknowledgment of service).',
  },
  'gb.ask-small.mediation': {
    says: 'Sí, en la mayoría de las demandas de dinero de hasta £10,000 debe participar en una hora gratuita por teléfono. No tiene que llegar a un acuerdo. El cuestionario (N180) pide sus fechas, testigos y juzgado. Envíelo antes de la fecha indicada, o puede perder su defensa.',
  },
  'gb.ask-small.scotland': {
    says: 'Envíe el formulario de respuesta (4A) al juzgado y al demandante antes de la última fecha de la demanda. Diga qué discute y por qué. Si lo debe pero no puede pagar de una vez, pida tiempo para pagar (formulario 5A).',
  },
  'gb.ask-consumer.small-claim': {
    says: 'Escriba antes con la suma, sus pruebas y una fecha justa. Después puede demandar en GOV.UK (make a court claim for money). Hasta £10,000 suele ir por la vía de pequeñas demandas (small claims track), sin abogado. Hay una tasa; quizá le ayuden a pagarla.',
  },
  'gb.ask-small.appeal': {
    says: 'Casi siempre 21 días desde la decisión, si el juez no puso otro plazo. Necesita permiso y una posibilidad real: un error de derecho o una vista injusta, no solo creer que el juez se equivocó. Formulario N164 en demandas pequeñas, si no N161. Hay una tasa, salvo con ingresos bajos. Recurrir no para el pago por sí solo: pídalo. ¿No estuvo en la vista? Pida que se anule (set aside).',
  },
}

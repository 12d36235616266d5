/** Questions about traffic fines and garages: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'it.ask.fine-too-old': {
    says: 'El derecho a cobrar una multa de tráfico acaba cinco años después de la infracción. Cada papel que le notifiquen en ese tiempo reinicia los cinco años.',
    dependsOn: 'el último papel que le notificaron',
  },
  'it.ask.fine': {
    says: 'Pague un 30 % menos en cinco días, o el mínimo en 60. O recurra: 30 días al juez de paz (giudice di pace), 60 al prefecto (Prefetto). No a los dos.',
    dependsOn: 'si tiene pruebas',
  },
  'it.ask.fine-driver': {
    says: 'Diga a la policía en 60 días quién conducía. Si no, llega una segunda multa, aunque haya pagado la primera. Los puntos van al conductor real. El dueño responde igualmente de la multa.',
  },
  'it.ask.garage-keeps': {
    says: 'Un taller puede retener el coche por trabajos encargados y debidos, no por los que nunca aceptó. Pida el presupuesto u orden firmada. Pague «bajo protesta» para recuperarlo y reclame después.',
  },
  'it.ask.speed-camera': {
    says: 'Un radar aprobado pero no homologado no prueba nada, dice el Supremo italiano. Un decreto más nuevo quizá dé por homologados los modelos aprobados desde 2017. Desde finales de 2025 no puede usarse un radar que falte en la lista del ministerio. Mírela y pida los papeles. Recurra gratis al Prefetto en 60 días, o al giudice di pace en 30. No pague antes.',
  },
}

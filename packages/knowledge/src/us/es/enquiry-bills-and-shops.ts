/** Questions about plans, vendors, repair shops, service dogs and college bills: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_AND_SHOPS_ES: Words = {
  'us.story.plan-fee': {
    says: 'Las cuentas deben ser claras y un precio prometido debería valer. Pida por escrito la cláusula que usan y quéjese ante la FCC: la firma debe responder en 30 días. La ley del consumidor del estado puede ayudar.',
    dependsOn: 'lo que dicen las condiciones',
  },
  'us.story.vendor': {
    says: 'Quien no cumple casi siempre debe devolver. Dispute ya la parte de la tarjeta, escriba un reclamo con fecha y use la corte de reclamos menores o la ley del consumidor.',
    dependsOn: 'el contrato y por qué falló',
  },
  'us.story.repair-shop': {
    says: 'El taller casi siempre debe pedir su permiso antes de pasar mucho el presupuesto. Puede retener el auto por trabajo acordado. Pague bajo protesta si lo necesita y después quéjese y demande.',
    dependsOn: 'lo que firmó y su estado',
  },
  'us.story.service-dog': {
    says: 'Un negocio no puede rechazar a un perro de servicio entrenado ni pedir papeles. Puede preguntar si hace falta por una discapacidad y para qué está entrenado. Quéjese en ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Si se va antes del 60% del período, parte de la ayuda se devuelve y la escuela puede cobrarle. Pida por escrito el cálculo, un plan y un retiro por dificultad.',
    dependsOn: 'el día que se fue y la regla de reembolso',
  },
}

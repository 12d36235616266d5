/** The Spanish words of the rows in ../enquiry-returns-and-subscriptions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_ES: Words = {
  'us.ask-consumer.return': {
    says: 'Ninguna ley federal obliga a una tienda a aceptar una devolución porque cambió de idea. Vale la política de la tienda. Si hay defectos, use la garantía y dispute el cargo de la tarjeta.',
    dependsOn: 'si el producto tiene defectos y qué prometió la tienda',
  },
  'us.ask-consumer.three-days': {
    says: 'El derecho de tres días es para ventas en su casa o en una feria u hotel, no en una tienda. No cubre un carro comprado en un concesionario. Algunos préstamos sobre su casa también lo tienen.',
    dependsOn: 'dónde firmó y qué compró',
  },
  'us.ask-consumer.subscription': {
    says: 'Cancele por escrito y guarde prueba. Una empresa en línea debe dar una forma sencilla de parar. Si sigue cobrando, dispútelo con su tarjeta y avise a su estado.',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Mire la etiqueta de banda ancha y las condiciones del día en que firmó. Quéjese por escrito a la empresa y después gratis a la FCC; debe contestarle en 30 días.',
    dependsOn: 'lo que prometía el plan y lo que dice el contrato',
  },
  'us.trouble.still-charged': {
    says: 'Diga al banco que pare los pagos: basta tres días hábiles antes del próximo. Dispute cada uno en 60 días desde su estado de cuenta y envíe a la firma prueba de que canceló.',
  },
}

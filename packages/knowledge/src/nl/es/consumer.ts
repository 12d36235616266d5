/** The Spanish words of the Netherlands: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'nl.buy.want': {
    says: 'Una empresa dice que un contrato le obliga o que debe pagar.',
  },
  'nl.buy.who': {
    says: 'Es una empresa privada. No puede obligarle sin un juez.',
  },
  'nl.buy.not-yet': {
    says: 'Sin una sentencia no pueden quitarle nada.',
  },
  'nl.buy.rights': {
    says: 'En línea casi siempre tiene 14 días para cambiar de idea. Lo defectuoso debe repararse o cambiarse.',
  },
  'nl.buy.step-write': {
    says: 'Escriba a la empresa qué está mal y qué quiere. Dele un plazo justo.',
  },
  'nl.buy.step-withdraw': {
    says: '¿Compró en línea o en su puerta hace menos de 14 días? Cancele ahora por escrito.',
  },
  'nl.buy.step-acm': {
    says: 'Pida a ConsuWijzer o al Juridisch Loket una carta modelo.',
  },
  'nl.buy.right-withdraw': {
    says: 'Tiene derecho a cancelar una compra en línea en 14 días, sin motivo. Entonces el vendedor devuelve el dinero en 14 días.',
  },
  'nl.buy.right-conform': {
    says: 'Tiene derecho a productos que funcionan como puede esperar. En el primer año un fallo cuenta como si estaba desde el principio.',
  },
  'nl.buy.right-month': {
    says: 'Después del primer plazo puede terminar la mayoría de los contratos con un mes de aviso.',
  },
  'nl.buy.right-phone': {
    says: 'Un contrato por llamada de una empresa casi siempre necesita su sí por escrito.',
  },
  'nl.buy.option-dispute': {
    title: 'Discutirlo por escrito',
    says: 'Diga por qué no tiene que pagar.',
    cost: 'Nada.',
    time: 'Una carta.',
    risk: 'Pueden enviar una empresa de cobros.',
    bestFor: 'No está obligado o el producto es malo.',
  },
  'nl.buy.option-board': {
    title: 'Ir a una comisión de conflictos',
    says: 'Pregunte si la empresa está en De Geschillencommissie.',
    cost: 'Una tasa pequeña.',
    time: 'Meses.',
    risk: 'La decisión obliga a los dos.',
    bestFor: 'La empresa no ayuda.',
  },
  'nl.buy.option-help': {
    title: 'Pedir consejo gratis',
    says: 'Llame al Juridisch Loket.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
}

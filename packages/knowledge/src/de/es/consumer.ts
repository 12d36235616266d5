/** The Spanish words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'de.consumer.want': {
    says: 'Una empresa le exige cumplir un contrato, no acepta su baja o rechaza su reclamación.',
  },
  'de.consumer.who': {
    says: 'Es una empresa. Lo que escribe es su opinión, no una decisión.',
  },
  'de.consumer.reality': {
    says: 'La letra pequeña que le trata injustamente no tiene efecto. La ley va primero.',
  },
  'de.consumer.rights-summary': {
    says: 'A menudo puede desistir en 14 días y darse de baja por correo electrónico. Durante dos años puede exigir que arreglen los defectos.',
  },
  'de.consumer.not-yet': {
    says: 'No pueden quitarle dinero ni cosas por esta carta. Antes necesitarían un juzgado.',
  },
  'de.consumer.know-button': {
    says: 'Los contratos hechos en línea necesitan un botón de baja en la web.',
    learnMore:
      'Busque «Verträge hier kündigen» (dar de baja contratos aquí). Si falta el botón, puede darse de baja en cualquier momento y sin plazo.',
  },
  'de.consumer.option-dispute': {
    says: 'Escriba que no hay contrato. Por si acaso, desista y dese de baja.',
    title: 'Discutir el contrato o desistir',
    cost: 'Gratis.',
    time: 'Una carta o un correo electrónico ahora.',
    risk: 'Pueden enviar cobradores. Discuta eso también.',
    bestFor: 'Nunca aceptó, o todavía corren los 14 días.',
  },
  'de.consumer.option-end': {
    says: 'Escriba qué día termina el contrato por ley y que no paga nada por el tiempo posterior.',
    title: 'Mantener su baja',
    cost: 'Gratis.',
    time: 'Una carta o correo ahora.',
    risk: 'Puede escribir un cobrador. Niéguelo también.',
    bestFor: 'La ley le deja irse antes de lo que dicen.',
  },
  'de.consumer.option-complain': {
    says: 'Pregunte a la Verbraucherzentrale o al organismo de arbitraje del sector.',
    title: 'Usar un arbitraje o el centro de consumidores',
    cost: 'Gratis o una tarifa pequeña.',
    time: 'Algunas semanas.',
    risk: 'No todas las empresas participan.',
    bestFor: 'La empresa no cede.',
  },
  'de.consumer.option-notice': {
    says: 'Use el botón o un correo electrónico y pida que confirmen la fecha final.',
    title: 'Darse de baja para el primer día posible',
    cost: 'Lo que venza hasta entonces.',
    time: 'Cinco minutos.',
    risk: 'Paga hasta el final del contrato.',
    bestFor: 'El contrato es válido pero quiere salir.',
  },
  'de.consumer.right-withdraw': {
    says: 'En línea, por teléfono o en la puerta puede desistir en 14 días; con productos, desde la entrega. Si no le informaron, tiene un año más.',
  },
  'de.consumer.right-refund': {
    says: 'Tras el desistimiento el vendedor devuelve el dinero en 14 días, con el envío normal. Puede esperar al artículo o a la prueba de envío. Una caja abierta o una rebaja casi nunca basta para negarse.',
  },
  'de.consumer.right-withdraw-button': {
    says: 'Desde el 19 de junio de 2026 las tiendas en línea necesitan un botón para desistir (Vertrag widerrufen) que funcione sin buscar un acceso.',
  },
  'de.consumer.right-renewal': {
    says: 'Los contratos desde marzo de 2022 duran como máximo dos años. Si continúan, puede salir con un mes de aviso.',
  },
  'de.consumer.right-telecom': {
    says: 'Teléfono e internet: dos años como máximo. Después puede salir en cualquier momento con un mes de aviso.',
  },
  'de.consumer.right-telecom-summary': {
    says: 'Un contrato de teléfono o internet hecho por llamada solo vale cuando usted aprobó el resumen escrito.',
  },
  'de.consumer.right-fault': {
    says: 'Tiene dos años frente al vendedor. En el primer año el vendedor debe probar que el defecto no estaba al principio.',
  },
  'de.consumer.right-repair-time': {
    says: '¿Compró desde el 31 de julio de 2026? Si elige la reparación, el plazo por defectos se alarga una vez doce meses.',
  },
  'de.consumer.change-repair': {
    says: 'El derecho a reparar ha cambiado las reglas sobre productos con defectos.',
    was: 'Reparación o uno nuevo: el plazo por defectos era de dos años en los dos casos.',
    is: 'En compras desde el 31 de julio de 2026, elegir la reparación añade doce meses una vez.',
  },
  'de.consumer.right-unordered': {
    says: 'No debe nada por productos o servicios que no pidió.',
  },
  'de.consumer.right-order-button': {
    says: 'En línea solo hay contrato si el botón decía claro que usted paga, como «zahlungspflichtig bestellen» (pedir con obligación de pago).',
  },
  'de.consumer.warn-return': {
    says: 'Devolver el producto sin decir nada no es desistir. Escriba una frase clara.',
  },
  'de.consumer.right-trip': {
    says: 'Los fallos de un viaje combinado rebajan el precio si los comunicó allí. No tiene que aceptar un vale. El plazo es de dos años.',
  },
}

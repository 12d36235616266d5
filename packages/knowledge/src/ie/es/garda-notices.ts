/** The Spanish words of the rows in ../garda-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GARDA_NOTICES_ES: Words = {
  'ie.garda.right-name': {
    says: 'Si no conducía, nombre al conductor en 28 días. El aviso pasa entonces a esa persona.',
  },
  'ie.garda.right-court': {
    says: 'No tiene que aceptarlo. El District Court puede decidir, y la policía debe probarlo.',
  },
  'ie.garda.right-proof': {
    says: 'Si fue una cámara, puede pedir la foto al Fixed Charge Processing Office.',
  },
  'ie.garda.warn-silent': {
    says: 'No lo ignore. No responder es una infracción, y pueden tomarle por el conductor.',
  },
  'ie.garda.warn-truth': {
    says: 'Nombre solo a quien de verdad conducía. Los datos falsos son delito.',
  },
  'ie.garda.deadline-name': {
    says: 'Tiene 28 días desde la fecha del aviso.',
    action: 'Nombrar al conductor',
    consequence: 'Pueden tratarle como conductor o llevarle al juzgado.',
  },
  'ie.garda.step-fill': {
    says: 'Compruebe el coche, el día y el lugar. Ponga nombre y dirección del conductor, firme y envíelo con prueba.',
  },
  'ie.garda.step-sold': {
    says: 'Si el coche estaba vendido, alquilado o robado, dígalo con prueba.',
  },
  'ie.garda.deadline-pay': {
    says: 'Tiene 28 días desde la fecha para pagar la primera suma o nombrar al conductor.',
    action: 'Pagar o nombrar al conductor',
    consequence: 'La suma sube la mitad durante los 28 días siguientes.',
  },
  'ie.garda.right-last': {
    says: 'Si llega una citación (summons), aún puede pagar el doble. Debe ser al menos 7 días antes del juicio.',
  },
  'ie.garda.know-points': {
    says: 'Un juez da más puntos que el aviso. Doce puntos en tres años son seis meses sin conducir, siete para noveles.',
    actionable: 'Cuente sus puntos antes de elegir el juicio.',
  },
  'ie.garda.step-check': {
    says: 'Compruebe coche, día y lugar. Si es correcto, pague todo antes del día 28. Una parte no cuenta.',
  },
  'ie.garda.option-pay': {
    title: 'Pagar en 28 días',
    cost: 'La suma del aviso.',
    time: 'Unos minutos.',
    risk: 'Pueden anotarle puntos.',
    bestFor: 'Conducía usted y es correcto.',
    says: 'Pague y termina. No hay juicio ni condena.',
  },
  'ie.garda.option-court': {
    title: 'Explicarse ante un juez',
    cost: 'Su tiempo, y un abogado si quiere.',
    time: 'Unos meses.',
    risk: 'Más multa y puntos si pierde.',
    bestFor: 'Es erróneo y tiene pruebas.',
    says: 'No pague, guarde sus pruebas y responda a la citación.',
  },
  'ie.garda.summons-right': {
    says: 'Todavía puede pagar la suma de este aviso, hasta 7 días antes del juicio. Así el caso termina sin condena.',
  },
  'ie.garda.summons-step-pay': {
    says: 'Cuente 7 días hacia atrás desde el día de la citación (summons). Para terminar el caso, pague todo antes. Una parte no cuenta.',
  },
  'ie.garda.summons-step-court': {
    says: 'Si no paga antes, vaya al juicio el día de la citación. Lleve sus pruebas. Si no va, el juez puede decidir sin usted.',
  },
  'ie.garda.summons-option-pay': {
    title: 'Pagar antes del juicio',
    cost: 'La suma del aviso.',
    time: 'Al menos 7 días antes del juicio.',
    risk: 'Si lleva puntos, se los ponen, pero menos que con el juez.',
    bestFor: 'Usted conducía y es correcto.',
    says: 'Pague todo a tiempo y el caso termina. Guarde el recibo.',
  },
  'ie.garda.summons-option-court': {
    title: 'Contar su versión al juez',
    cost: 'Su tiempo, y un abogado si lo quiere.',
    time: 'El día de la citación.',
    risk: 'Si pierde: condena, multa y a veces más puntos.',
    bestFor: 'No es correcto y tiene pruebas.',
    says: 'No pague. Vaya ese día al juicio con sus pruebas.',
  },
  'ie.late.garda-step': {
    says: 'Los 28 días parecen pasados. En los 28 siguientes casi siempre aún puede pagar, la mitad más. Si llega una citación (summons), léala enseguida: da otra ocasión de pagar.',
  },
  'ie.late.garda-option': {
    says: 'Pague toda la suma antes del día 56. Entonces no hay tribunal ni condena.',
    title: 'Pagar la mitad más en los 28 días siguientes',
    cost: 'La suma del aviso y la mitad más.',
    time: 'Unos minutos.',
    risk: 'Pueden ponerle puntos en el permiso.',
    bestFor: 'Usted conducía, es correcto, y el día 56 aún no llega.',
  },
}

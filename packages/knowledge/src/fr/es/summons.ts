/** The Spanish words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_ES: Words = {
  'fr.summons.want': {
    says: 'La policía quiere oírle. La carta debe decir si es sospechoso o testigo.',
  },
  'fr.summons.reality': {
    says: 'Acuda, o pida otra fecha: pueden ir a buscarle. En la audition libre puede irse cuando quiera.',
  },
  'fr.summons.right-silence': {
    says: 'Como sospechoso deben decirle el delito y la fecha. Puede callar y tener intérprete.',
  },
  'fr.summons.right-lawyer': {
    says: 'Si el delito puede llevar a prisión, tiene derecho a un abogado. Con pocos ingresos paga el Estado.',
  },
  'fr.summons.step': {
    says: 'Llame a un abogado antes. Lea el acta antes de firmar. Puede negarse.',
  },
  'fr.summons.option': {
    says: 'Pida un abogado al colegio (ordre des avocats) o a un point-justice (3039).',
    title: 'Primero un abogado',
    cost: 'Gratis con pocos ingresos.',
    time: 'Antes de la fecha.',
    risk: 'Ninguno.',
    bestFor: 'Quizá es sospechoso.',
  },
  'fr.summons.witness': {
    says: 'Le citan como testigo. Debe ir y decir la verdad. Si no puede, escriba ya al tribunal con prueba, o arriesga una multa.',
  },
  'fr.summons.witness-pay': {
    says: 'Le pagan viaje y sueldo perdido si lo pide en el tribunal ese día.',
  },
  'fr.summons.witness-want': {
    says: 'Un tribunal le llama como testigo.',
  },
  'fr.summons.witness-step': {
    says: 'Anote día y hora. Muestre la carta a su empleador. Lleve sus papeles y billetes.',
  },
  'fr.summons.witness-option': {
    says: 'Escriba al tribunal por qué no puede ir, con prueba, y pregunte qué hacer.',
    title: 'Avisar de que no puede ir',
    cost: 'Gratis.',
    time: 'Enseguida.',
    risk: 'Sin prueba puede haber multa.',
    bestFor: 'Está enfermo o lejos.',
  },
  'fr.summons.witness-not-yet': { says: 'No se le acusa de nada y no tiene que pagar nada.' },
  'fr.summons.witness-family': {
    says: '¿Es padre, hijo, hermano o cónyuge del acusado? Entonces le oyen sin juramento.',
  },
  'fr.summons.witness-safe': {
    says: '¿Tiene miedo? Pida dar la dirección de la policía en vez de la suya. En casos graves su nombre puede quedar oculto.',
  },
  'fr.summons.witness-prepare': {
    says: 'Anote para usted qué vio y cuándo. Diga solo eso, y dígalo cuando no sepa.',
  },
  'fr.summons.witness-go': {
    says: 'Llegue a tiempo y diga lo que sabe.',
    title: 'Ir a la vista',
    cost: 'Le devuelven los gastos.',
    time: 'Ese día.',
    risk: 'Mentir bajo juramento es delito.',
    bestFor: 'Todo testigo.',
  },
}

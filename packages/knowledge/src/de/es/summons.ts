/** The Spanish words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_ES: Words = {
  'de.summons.suspect-want': {
    says: 'La policía quiere interrogarle como sospechoso (Beschuldigter).',
  },
  'de.summons.suspect-reality': {
    says: 'Como sospechoso no tiene que ir a la policía. Solo obliga la citación del fiscal o del juez.',
  },
  'de.summons.right-silence': {
    says: 'Puede callar, y eso no puede perjudicarle. Puede pedir abogado e intérprete antes de cualquier pregunta.',
  },
  'de.summons.right-file': {
    says: 'Un abogado puede ver antes el expediente. En casos graves el Estado le da uno.',
  },
  'de.summons.step-suspect': {
    says: 'No diga nada del asunto, ni por teléfono. Anule la cita por escrito con educación y llame a un abogado.',
  },
  'de.summons.option-lawyer': {
    says: 'Que un abogado pida el expediente y responda.',
    title: 'Primero un abogado',
    cost: 'Pregunte antes el precio.',
    time: 'Antes de la cita.',
    risk: 'Ninguno.',
    bestFor: 'Todo sospechoso.',
  },
  'de.summons.witness-want': {
    says: 'Un tribunal le cita como testigo. No se le acusa de nada.',
  },
  'de.summons.witness-reality': {
    says: 'Debe acudir. Si falta sin excusa, paga los gastos y una multa.',
  },
  'de.summons.witness-right': {
    says: 'Contra familiares cercanos no tiene que declarar. Ni decir lo que le acusaría a usted.',
  },
  'de.summons.witness-pay': {
    says: 'Le pagan viaje, sueldo perdido y otros gastos. Pídalo en tres meses.',
  },
  'de.summons.witness-step': {
    says: '¿Enfermo o de viaje? Avise ya al tribunal por escrito, con prueba, y pida otra fecha. Su jefe debe dejarle ir.',
  },
  'de.summons.witness-option': {
    says: 'Acuda puntual con sus papeles y diga lo que sabe.',
    title: 'Ir a la vista',
    cost: 'Se devuelven los gastos.',
    time: 'Ese día.',
    risk: 'Declarar en falso es delito.',
    bestFor: 'Todo testigo.',
  },
  'de.summons.witness-not-yet': {
    says: 'No se le acusa de nada ni tiene que pagar. Solo cuenta lo que vio u oyó.',
  },
  'de.summons.witness-lawyer': {
    says: 'Puede llevar un abogado propio como apoyo de testigos (Zeugenbeistand).',
  },
  'de.summons.witness-prepare': {
    says: 'Anote el día, la sala y el número del caso. Lea sus notas y correos y llévelos con su documento de identidad.',
  },
  'de.summons.witness-step-pay': {
    says: 'Pida a su empresa un papel sobre el sueldo que pierde. Guarde los billetes y entréguelo todo tras la vista.',
  },
  'de.summons.police-witness-want': {
    says: 'La policía quiere oírle como testigo. No está acusado.',
  },
  'de.summons.police-witness-reality': {
    says: 'Solo debe ir y declarar si lo ordenó la fiscalía (Staatsanwaltschaft). Si la carta no lo dice, pregunte.',
  },
  'de.summons.police-witness-family': {
    says: 'No tiene que declarar contra su cónyuge, prometido o familia cercana. Deben decírselo antes.',
  },
  'de.summons.police-witness-self': {
    says: 'No tiene que contestar lo que pueda llevar ante un juez a usted o a su familia cercana.',
  },
  'de.summons.police-witness-lawyer': {
    says: 'Puede llevar un abogado que asiste a testigos (Zeugenbeistand).',
  },
  'de.summons.police-witness-step': {
    says: 'Llame antes. Pregunte si lo ordenó la fiscalía y de qué se trata. Si como familiar no va a declarar, dígalo por escrito.',
  },
}

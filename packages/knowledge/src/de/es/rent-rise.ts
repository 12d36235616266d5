/** The Spanish words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'de.home.deadline-rise': {
    says: 'Tiene hasta el final del segundo mes después de llegar la carta. El día que se muestra es el seguro.',
    action: 'Contestar la subida del alquiler: aceptar, aceptar en parte o decir que no',
    consequence:
      'El casero puede demandarle en los tres meses siguientes para que acepte. Nada sube por sí solo.',
  },
  'de.home.step-rise-check': {
    says: 'No acepte todavía. Revise el índice de alquileres (Mietspiegel), el tamaño del piso y la fecha de la última subida.',
  },
  'de.home.option-rise': {
    says: 'Diga por escrito hasta cuánto acepta. El silencio no es un sí, pero pagar dos veces puede serlo.',
    title: 'Aceptar solo hasta donde es correcto',
    cost: 'Gratis.',
    time: 'Dos meses para pensar.',
    risk: 'El casero puede demandarle para que acepte.',
    bestFor: 'La subida supera el alquiler local o llega demasiado pronto.',
  },
  'de.home.right-rise': {
    says: 'El alquiler puede subir como máximo hasta el nivel local. En tres años, no más del 20 %, y en muchas ciudades del 15 %.',
  },
  'de.home.right-rise-wait': {
    says: 'Su alquiler debe llevar 15 meses igual cuando empieza la subida. Solo sube con su acuerdo o con una sentencia.',
  },
  'de.rise.want': {
    says: 'Su casero le pide que acepte un alquiler más alto (Mieterhöhung).',
  },
  'de.rise.want-consent': {
    says: 'Sin su acuerdo o una sentencia, el alquiler no cambia.',
  },
  'de.rise.who': {
    says: 'Un casero no puede fijar el alquiler solo. En un conflicto decide un juzgado.',
  },
  'de.rise.reality': {
    says: 'No pierde la casa si lo comprueba o dice que no. Está prohibido rescindir para subir el alquiler.',
  },
  'de.rise.rights-summary': {
    says: 'Tiene dos meses completos para pensar. Puede aceptar, aceptar una parte, negarse o irse antes.',
  },
  'de.rise.not-yet': {
    says: 'El alquiler más alto no se debe antes del tercer mes tras la carta, y solo con su acuerdo.',
  },
  'de.rise.know-brake': {
    says: 'Cada estado nombra ciudades donde el alquiler solo puede subir un 15 % en tres años. Pregunte si la suya es una.',
    learnMore:
      'Pregunte al ayuntamiento o busque la norma de su estado (Kappungsgrenzenverordnung).',
  },
  'de.rise.element-reason': {
    says: 'La carta debe dar una razón: índice (Mietspiegel), peritaje, banco de datos o tres pisos comparables.',
    name: 'La razón del nuevo alquiler',
    ifMissing: 'No vemos índice, peritaje ni tres pisos comparables. Sin razón, la carta no vale.',
  },
  'de.rise.right-year': {
    says: 'El casero solo puede volver a pedirlo un año después de la última subida.',
  },
  'de.rise.right-leave': {
    says: 'En vez de eso puede rescindir antes. Dígalo antes del final del segundo mes tras la carta.',
  },
  'de.rise.step-index': {
    says: 'Busque su piso en el índice de alquileres de la ciudad (Mietspiegel). Anote tamaño, edad, zona y equipamiento.',
  },
  'de.rise.step-help': {
    says: 'Haga revisar la carta por una asociación de inquilinos (Mieterverein) o de consumidores antes de firmar.',
  },
  'de.rise.step-answer': {
    says: 'Conteste por escrito antes del plazo. Diga cuánto acepta y guarde una copia.',
  },
  'de.rise.option-agree': {
    says: 'Si es correcto, acepte. Si no, el casero podría ganar en el juzgado y usted pagaría los costes.',
    title: 'Aceptar el nuevo alquiler',
    cost: 'El alquiler más alto cada mes.',
    time: 'Antes del final del segundo mes.',
    risk: 'No puede echarse atrás sin razón.',
    bestFor: 'La suma está dentro del alquiler local y los límites.',
  },
  'de.rise.option-help': {
    says: 'Una asociación de inquilinos calcula el alquiler local y escribe la respuesta por usted.',
    title: 'Hacer revisar la carta',
    cost: 'Una cuota al año, o ayuda para ingresos bajos.',
    time: 'Esta semana.',
    risk: 'Ninguno. El plazo sigue.',
    bestFor: 'No sabe si la suma es correcta.',
  },
  'de.rise.insight-pay': {
    says: 'Si paga varias veces el nuevo alquiler sin reserva, puede contar como un sí.',
    actionable: 'Pague el alquiler anterior hasta decidir.',
  },
}

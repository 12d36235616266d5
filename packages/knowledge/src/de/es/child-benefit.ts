/** The Spanish words of the rows in ../child-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_BENEFIT_ES: Words = {
  'de.child-benefit.want': {
    says: 'La Familienkasse retira la ayuda por hijo (Kindergeld) y quiere que la devuelva.',
  },
  'de.child-benefit.reality': {
    says: 'Una decisión falsa queda si no se opone en un mes. Muchas veces solo falta una prueba de escuela o formación.',
  },
  'de.child-benefit.deadline': {
    says: 'Tiene un mes desde el día en que le llegó la decisión. Las razones pueden ir después.',
    action: 'Enviar su oposición (Einspruch) a la Familienkasse',
    consequence: 'La decisión queda firme, aunque esté mal.',
    service: 'una decisión fiscal cuenta como recibida el cuarto día tras el envío',
  },
  'de.child-benefit.right-object': {
    says: 'Oponerse (Einspruch) es gratis. Después el tribunal fiscal (Finanzgericht) puede revisar la decisión, con tasas.',
  },
  'de.child-benefit.right-stop': {
    says: 'La oposición sola no para el pago. Pida en la misma carta que lo suspendan (Aussetzung der Vollziehung).',
  },
  'de.child-benefit.right-adult': {
    says: 'Hasta los 25 un hijo sigue contando en formación, hasta cuatro meses entre dos etapas, o mientras busca plaza. Hasta los 21 también si está inscrito como demandante de empleo.',
  },
  'de.child-benefit.right-waive': {
    says: '¿No puede pagar? Pida más tiempo, cuotas pequeñas o que le perdonen la deuda (Stundung, Erlass).',
  },
  'de.child-benefit.step-object': {
    says: '¿No es correcto? Escriba que se opone, con el número de Kindergeld y la fecha. Añada pruebas de escuela, formación o domicilio.',
  },
  'de.child-benefit.option-object': {
    says: 'Escriba que se opone y pida parar el pago hasta que decidan.',
    title: 'Oponerse a la decisión',
    cost: 'Gratis',
    time: 'Un mes desde que la recibió',
    risk: 'Ninguno. Puede haber intereses si se debía.',
    bestFor: 'El hijo estaba en la escuela, en formación o vivía con usted.',
  },
  'de.child-benefit.over-reality': {
    says: 'El mes para oponerse parece pasado, así que la decisión vale por ahora. Si el retraso no fue culpa suya, aún puede pedirlo.',
  },
  'de.child-benefit.over-step': {
    says: '¿Tarde sin culpa, por ejemplo por estar en el hospital? En el mes siguiente, opóngase y pida la Wiedereinsetzung en la misma carta.',
  },
  'de.child-benefit.option-rates': {
    says: 'Muestre sus ingresos y ofrezca una cuota mensual pequeña.',
    title: 'Pedir cuotas o el perdón de la deuda',
    cost: 'Gratis.',
    time: 'Una carta.',
    risk: 'Puede parecer que acepta. Escriba que con ello no reconoce la deuda.',
    bestFor: 'La decisión es correcta pero no puede pagar.',
  },
  'de.kindergeld.refused-want': {
    says: 'La Familienkasse niega el subsidio por hijo. Es derecho fiscal: otras vías que en ayudas sociales.',
  },
  'de.kindergeld.refused-right-appeal': {
    says: 'Tiene un mes para un recurso gratis (Einspruch) ante la Familienkasse. Después, el tribunal fiscal, en otro mes.',
  },
  'de.kindergeld.refused-right-foreign': {
    says: 'Los ciudadanos de la UE que viven aquí lo tienen, también los tres primeros meses. Otros, con permiso que deje trabajar. Los refugiados también. Envíe permiso y prueba de trabajo.',
  },
}

/** The Spanish words of the Netherlands: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'nl.rise.want': {
    says: 'Su casero propone un alquiler más alto. Debe decir el alquiler viejo y el nuevo y el día en que empieza.',
  },
  'nl.rise.want-check': {
    says: 'Compruebe si la subida es legal antes de pagar más o firmar.',
  },
  'nl.rise.reality': {
    says: 'Puede oponerse. Hay un tope para la subida en cada sector, y la Huurcommissie lo comprueba.',
  },
  'nl.rise.rights-summary': {
    says: 'Puede oponerse antes de que empiece el nuevo alquiler, pagar el viejo hasta que se decida, y pedir la cuenta de puntos.',
  },
  'nl.rise.not-yet': {
    says: 'En viviendas reguladas, una subida no empieza antes de dos meses después de llegar la carta.',
  },
  'nl.rise.right-object': {
    says: 'En alquiler social y medio, opóngase antes del día en que empieza el nuevo alquiler. Entonces el casero debe preguntar a la Huurcommissie, y usted paga el viejo.',
  },
  'nl.rise.right-late': {
    says: '¿Pagó el alquiler más alto? Entonces casi siempre aceptó. Si los puntos de la vivienda dan un tope menor, aún puede pedir una rebaja al propietario, y luego a la Huurcommissie.',
  },
  'nl.rise.right-cap': {
    says: 'En 2026 el tope es del 4,4 % en el sector libre, 6,1 % en el medio, y 4,1 % en alquiler social desde el 1 de julio.',
  },
  'nl.rise.right-defects': {
    says: 'Con defectos graves que usted comunicó, el alquiler no puede subir hasta que se reparen. Pregunte a la Huurcommissie.',
  },
  'nl.rise.step-late': {
    says: 'El día para oponerse parece pasado. ¿Aún paga el alquiler viejo? En una vivienda regulada primero debe llegar una carta certificada. Luego puede pedir a la Huurcommissie hasta cuatro meses tras la subida.',
  },
  'nl.rise.step-check': {
    says: 'Use la comprobación de la Huurcommissie: cuente los puntos y mire el porcentaje.',
  },
  'nl.rise.step-form': {
    says: 'Envíe a tiempo el formulario de oposición al casero, y guarde la prueba.',
  },
  'nl.rise.option-object': {
    title: 'Oponerse a la subida',
    says: 'Rellene el formulario de la Huurcommissie y envíelo a su casero.',
    cost: 'Gratis',
    time: 'Antes del día en que empieza el nuevo alquiler',
    risk: 'Si pierde, paga la subida desde ese día.',
    bestFor: 'La subida pasa del tope o la carta tiene fallos.',
  },
  'nl.rise.option-accept': {
    title: 'Aceptarla',
    says: 'Si es correcta, pague el nuevo alquiler desde el día indicado. Pregunte si puede tener ayuda al alquiler (huurtoeslag).',
    cost: 'El alquiler más alto',
    time: 'Desde el día de la carta',
    risk: 'Ninguno si es correcta.',
    bestFor: 'Lo ha comprobado y está bien.',
  },
  'nl.rise.right-points': {
    says: 'Cuente los puntos de su vivienda. Con pocos puntos la renta tiene un tope, diga lo que diga el contrato. La Huurcommissie puede bajarla.',
  },
}

/** The Spanish words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'ca.rise.want': { says: 'Su arrendador quiere un alquiler más alto.' },
  'ca.rise.want-check': { says: 'Compruebe si la subida es legal antes de pagar más o firmar.' },
  'ca.rise.reality': {
    says: 'Una subida necesita aviso escrito a tiempo, casi siempre de tres meses, y no más de una vez al año.',
  },
  'ca.rise.on-notice': {
    says: 'En Ontario deben avisarle con 90 días en el formulario N1. La mayoría de los alquileres puede subir como mucho 2.1% en 2026 y 1.9% en 2027.',
  },
  'ca.rise.bc-notice': {
    says: 'En Columbia Británica deben avisarle con tres meses completos en el formulario correcto, una vez al año y dentro del límite anual.',
  },
  'ca.rise.qc-refuse': {
    says: 'En Quebec puede rechazar la subida en un mes desde el aviso y quedarse. El arrendador debe ir entonces al tribunal de vivienda (Tribunal administratif du logement).',
  },
  'ca.rise.right-stay': {
    says: 'Hasta que empiece una subida válida, debe el alquiler viejo y puede quedarse.',
  },
  'ca.rise.step-check': {
    says: 'Compruebe la fecha de la última subida, el tiempo de aviso, el formulario y el límite de su provincia.',
  },
  'ca.rise.option-dispute': {
    says: 'Diga por escrito qué está mal. El tribunal de su provincia puede decidir.',
    title: 'Oponerse',
    cost: 'Gratis o una pequeña tasa',
    time: 'En el plazo de su provincia',
    risk: 'Pague completo el alquiler viejo.',
    bestFor: 'El aviso es corto, demasiado pronto o pasa del límite.',
  },
  'ca.rise.ab-notice': {
    says: 'En Alberta ninguna ley limita el alquiler. Pero solo puede subir una vez en 365 días, y un inquilino mensual debe tener tres meses completos de aviso.',
  },
  'ca.rise.ns-cap': {
    says: 'En Nueva Escocia el alquiler de quien ya vive allí puede subir como mucho 5% al año, hasta el fin de 2027. Solo puede subir una vez en 12 meses, con cuatro meses de aviso.',
  },
  'ca.rise.qc-month': {
    says: 'Tiene un mes desde que recibe el aviso para responder. Por seguridad contamos desde su fecha.',
    action: 'Responder por escrito: rechazar las condiciones nuevas y quedarse, o decir que se va',
    consequence: 'Si no dice nada, valen la renta y las condiciones nuevas.',
  },
  'ca.rise.qc-step': {
    says: 'Si el aumento u otro cambio es demasiado, escriba que lo rechaza y se queda. Hágalo en un mes, con prueba. El silencio cuenta como un sí.',
  },
  'ca.rise.qc-option': {
    title: 'Rechazar el aumento y quedarse',
    cost: 'El correo',
    time: 'En un mes desde que recibe el aviso',
    risk: 'El tribunal puede fijar una renta mayor. En una vivienda de cinco años o menos, o una cooperativa, mire antes la sección F del contrato: allí, rechazar puede significar irse.',
    bestFor: 'El aumento es alto, o le quitan algo.',
    says: 'El arrendador tiene entonces un mes para pedir al tribunal de vivienda (TAL) que fije la renta. Si no lo hace, el contrato sigue igual.',
  },
}

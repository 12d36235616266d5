/** Una negativa del Home Office: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_ES: Words = {
  'gb.refusal.deadline-appeal': {
    says: 'Dentro del Reino Unido tiene 14 días para recurrir, desde el día en que se envió la decisión.',
    action: 'Enviar su recurso (appeal) al tribunal',
    consequence:
      'Un recurso tardío necesita una buena razón, y su derecho a quedarse puede acabar entretanto.',
  },
  'gb.refusal.deadline-review': {
    says: 'Dentro del Reino Unido tiene 14 días para pedir una revisión (administrative review).',
    action: 'Pedir la revisión (administrative review)',
    consequence: 'Una petición tardía casi siempre se niega, y su derecho a quedarse puede acabar.',
  },
  'gb.refusal.no-removal-yet': {
    says: 'En la mayoría de los casos no pueden expulsarle mientras se decide un recurso hecho a tiempo desde el Reino Unido.',
  },
  'gb.refusal.right-reasons': {
    says: 'La carta debe dar las razones y decir qué puede hacer, dónde y hasta cuándo.',
  },
  'gb.refusal.right-fee': {
    says: 'Si no puede pagar la tasa del tribunal, pida ayuda. Algunos no pagan nada, por ejemplo con ayuda de asilo.',
  },
  'gb.refusal.right-legal-aid': {
    says: 'Para asilo, trata de personas y detención, la ayuda legal (legal aid) puede pagar un abogado.',
  },
  'gb.refusal.step-day': {
    says: 'Anote el día en que recibió la decisión. Reúna la solicitud, lo que envió con ella y lo que faltaba según la carta.',
  },
  'gb.refusal.step-stay': {
    says: 'No salga del Reino Unido ni envíe otra solicitud antes de tener consejo. Cualquiera de las dos cosas puede acabar con su recurso o revisión.',
  },
  'gb.refusal.warning-adviser': {
    says: 'Vender consejo de inmigración sin estar registrado es delito. Busque el nombre en el registro de la Immigration Advice Authority.',
  },
  'gb.refusal.option-appeal': {
    says: 'Envíe el recurso por internet con sus razones. Puede enviar más pruebas después.',
    title: 'Recurrir ante el tribunal',
    cost: 'Una tasa, o nada con ayuda.',
    time: 'Unos meses.',
    risk: 'Si pierde, acaba su derecho a quedarse.',
    bestFor: 'La carta dice que puede recurrir.',
  },
  'gb.refusal.option-review': {
    says: 'Diga qué error cometió la oficina con lo que usted envió. Por regla general no puede añadir pruebas nuevas.',
    title: 'Pedir una revisión',
    cost: 'Una tasa, que le devuelven si gana.',
    time: 'Semanas o meses.',
    risk: 'Una nueva solicitud acaba con la revisión.',
    bestFor: 'Pasaron algo por alto o usaron una regla equivocada.',
  },
  'gb.refusal.option-adviser': {
    says: 'Pregunte a un abogado o asesor registrado qué es mejor: recurso, revisión o una nueva solicitud.',
    title: 'Buscar ya un asesor registrado',
    cost: 'Gratis en algunas asociaciones y law centres.',
    time: 'Llame hoy.',
    risk: 'Ninguno, si el asesor está registrado.',
    bestFor: 'Todos los que reciben una carta así.',
  },
  'gb.visa.right-family-life': {
    says: 'El Home Office también debe mirar si una negativa es demasiado dura para usted, su pareja o un niño. La vida familiar es un derecho humano. Dígalo en su recurso, con pruebas.',
  },
  'gb.refusal.right-asylum': {
    says: 'No pueden enviarle donde le espera persecución o tortura. Dígalo en el recurso, con todo lo que muestre el peligro.',
  },
}

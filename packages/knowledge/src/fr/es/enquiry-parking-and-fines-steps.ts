/** What to do about a fine or a parking charge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_STEPS_WORDS: Words = {
  'fr.ask-buy.park-step': {
    says: 'Compruebe el aviso: matrícula, lugar, día, hora. Escriba usted antai.gouv.fr, nunca use un enlace recibido.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Reúna pruebas: recibo de pago, fotos, papeles de venta del coche. Mándelas con prueba de la fecha.',
  },
  'fr.ask-buy.park-right': {
    says: 'Tiene derecho a impugnar una multa en 45 días, y un cargo público de aparcamiento en un mes.',
  },
  'fr.ask-buy.park-right-driver': { says: 'Tiene derecho a nombrar al conductor real.' },
  'fr.ask-buy.park-right-time': { says: 'Tiene derecho a pedir al Tesoro tiempo para pagar.' },
  'fr.ask-buy.park-option': {
    title: 'Impugnarla a tiempo',
    says: 'Use la web o el formulario del aviso y añada pruebas.',
    cost: 'A veces un depósito.',
    time: 'Media hora.',
    risk: 'Un juez puede poner una multa más alta.',
    bestFor: 'Los hechos son falsos.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Pagar pronto la suma reducida',
    says: 'Pague en amendes.gouv.fr, si la acepta.',
    cost: 'La multa.',
    time: 'Minutos.',
    risk: 'Ya no puede impugnar.',
    bestFor: 'Es correcta.',
  },
  'fr.ask-buy.park-warn': { says: 'Muchos SMS sobre multas sin pagar son falsos.' },
  'fr.ask-buy.park-know': {
    says: '¿Nunca recibió el primer aviso? Puede impugnar la multa aumentada en 30 días.',
    learnMore: 'Diga que se mudó y añada pruebas.',
  },
}

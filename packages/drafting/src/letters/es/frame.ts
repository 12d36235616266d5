/** Spanish: what every letter shares. */
import type { Frame, ToneWords } from '../../paragraph.ts'

export const ES_FRAME = {
  layout: [
    'you',
    'them',
    'day',
    'subject',
    'reference',
    'greeting',
    'body',
    'closing',
    'signature',
  ],
  yourName: '[Su nombre]',
  yourAddress: '[Su dirección]',
  secondName: '[Nombre de la segunda persona]',
  theirName: '[Nombre de la otra parte]',
  honorific: '',
  theirAddress: '[Su dirección postal]',
  theirAddressInLetter: '[Dirección que figura en su carta]',
  date: '[Lugar], {day}',
  reference: 'Su referencia: {reference}',
  greeting: 'Muy señores míos:',
  closing: 'Atentamente,',
  subject: { letter: 'Asunto: ', email: 'Asunto: ' },
  noSum: 'la cantidad reclamada',
  appealService: 'El servicio independiente de reclamaciones',
  space: ' ',
  itemEnd: [';', '.'],
  openings: {
    dated: 'Me dirijo a ustedes en relación con su carta del {letterDate}.',
    plain: 'Me dirijo a ustedes en relación con su última carta.',
  },
  joint: 'Firmamos dos personas; «yo» significa cada una de nosotras.',
  ownRequest: 'Lo que pido, con mis palabras: «{words}»',
  ownCircumstances: 'Mi situación, con mis palabras: «{words}»',
} as const satisfies Frame

export const ES_TONES = {
  professional: { opening: '', close: 'Quedo a la espera de su respuesta por escrito.' },
  firm: { opening: '', close: 'Espero una respuesta completa y por escrito.' },
  conciliatory: {
    opening: 'Deseo encontrar con ustedes una solución justa.',
    close: 'Gracias por su atención.',
  },
  assertive: {
    opening: '',
    close: 'Si no recibo una respuesta adecuada, reclamaré ante el organismo competente.',
  },
  friendly: {
    opening: 'Confío en que puedan ayudarme.',
    close: 'Gracias por su tiempo y su ayuda.',
  },
} as const satisfies ToneWords

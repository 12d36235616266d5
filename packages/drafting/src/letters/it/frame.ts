/** Italian: what every letter shares. */
import type { Frame, ToneWords } from '../../paragraph.ts'

export const IT_FRAME = {
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
  yourName: '[Il Suo nome]',
  yourAddress: '[Il Suo indirizzo]',
  secondName: '[Nome della seconda persona]',
  theirName: '[Nome della controparte]',
  honorific: '',
  theirAddress: '[Indirizzo della controparte]',
  theirAddressInLetter: '[Indirizzo, come nella loro lettera]',
  date: '[Luogo], {day}',
  reference: 'Vostro riferimento: {reference}',
  greeting: 'Spettabile ufficio,',
  closing: 'Distinti saluti',
  subject: { letter: 'Oggetto: ', email: 'Oggetto: ' },
  noSum: 'la somma richiesta',
  appealService: 'Il servizio indipendente di ricorso',
  space: ' ',
  itemEnd: [';', '.'],
  openings: {
    dated: 'scrivo in merito alla vostra lettera del {letterDate}.',
    plain: 'scrivo in merito alla vostra ultima lettera.',
  },
  joint: 'Firmiamo in due; «io» indica ciascuno di noi.',
  ownRequest: 'La mia richiesta, con parole mie: «{words}»',
  ownCircumstances: 'La mia situazione, con parole mie: «{words}»',
} as const satisfies Frame

export const IT_TONES = {
  professional: { opening: '', close: 'Resto in attesa di una risposta scritta.' },
  firm: { opening: '', close: 'Attendo una risposta scritta e completa.' },
  conciliatory: {
    opening: 'Desidero trovare con voi una soluzione giusta.',
    close: 'Ringrazio per l’attenzione.',
  },
  assertive: {
    opening: '',
    close: 'Senza una risposta adeguata presenterò reclamo all’autorità di vigilanza.',
  },
  friendly: {
    opening: 'Spero che possiate aiutarmi.',
    close: 'Grazie per il tempo e per l’aiuto.',
  },
} as const satisfies ToneWords

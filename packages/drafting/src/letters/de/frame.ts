/** German: what every letter shares. */
import type { Frame, FrameVariants, ToneWords } from '../../paragraph.ts'

export const DE_FRAME = {
  layout: [
    'you',
    'them',
    'day',
    'reference',
    'subject',
    'greeting',
    'body',
    'closing',
    'signature',
  ],
  yourName: '[Ihr Name]',
  yourAddress: '[Ihre Adresse]',
  secondName: '[Name der zweiten Person]',
  theirName: '[Name der Gegenseite]',
  honorific: '',
  theirAddress: '[Adresse der Gegenseite]',
  theirAddressInLetter: '[Adresse wie im Schreiben]',
  date: '[Ort], {day}',
  reference: 'Ihr Zeichen: {reference}',
  greeting: 'Sehr geehrte Damen und Herren,',
  closing: 'Mit freundlichen Grüßen',
  subject: { letter: '', email: 'Betreff: ' },
  noSum: 'die geforderte Summe',
  appealService: 'Die unabhängige Beschwerdestelle',
  space: ' ',
  itemEnd: [',', '.'],
  openings: {
    dated: 'ich beziehe mich auf Ihr Schreiben vom {letterDate}.',
    plain: 'ich beziehe mich auf Ihr letztes Schreiben.',
  },
  joint: 'Wir schreiben gemeinsam; „ich“ meint jede und jeden von uns.',
  ownRequest: 'Meine Bitte in eigenen Worten: „{words}“',
  ownCircumstances: 'Meine Lage in eigenen Worten: „{words}“',
} as const satisfies Frame

export const DE_VARIANTS: FrameVariants = { ch: { closing: 'Freundliche Grüsse' } }

export const DE_TONES = {
  professional: { opening: '', close: 'Ich bitte um Ihre schriftliche Antwort.' },
  firm: { opening: '', close: 'Ich erwarte eine vollständige schriftliche Antwort.' },
  conciliatory: {
    opening: 'Mir liegt an einer fairen Lösung.',
    close: 'Vielen Dank, dass Sie sich darum kümmern.',
  },
  assertive: {
    opening: '',
    close: 'Bleibt eine Antwort aus, werde ich mich bei der zuständigen Aufsicht beschweren.',
  },
  friendly: {
    opening: 'Ich hoffe, dass Sie mir helfen können.',
    close: 'Vielen Dank für Ihre Zeit und Hilfe.',
  },
} as const satisfies ToneWords

/** Dutch: what every letter shares. */
import type { Frame, ToneWords } from '../../paragraph.ts'

export const NL_FRAME = {
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
  yourName: '[Uw naam]',
  yourAddress: '[Uw adres]',
  secondName: '[Naam van de tweede persoon]',
  theirName: '[Hun naam]',
  honorific: '',
  theirAddress: '[Hun adres]',
  theirAddressInLetter: '[Hun adres, zoals in hun brief]',
  date: '[Plaats], {day}',
  reference: 'Uw kenmerk: {reference}',
  greeting: 'Geachte heer, mevrouw,',
  closing: 'Met vriendelijke groet,',
  subject: { letter: 'Betreft: ', email: 'Onderwerp: ' },
  noSum: 'het gevraagde bedrag',
  appealService: 'De onafhankelijke beroepsdienst',
  space: ' ',
  itemEnd: [';', '.'],
  openings: {
    dated: 'Ik schrijf u over uw brief van {letterDate}.',
    plain: 'Ik schrijf u over uw recente brief.',
  },
  joint: 'Wij schrijven samen; met “ik” bedoelen wij ieder van ons.',
  ownRequest: 'Mijn verzoek in eigen woorden: “{words}”',
  ownCircumstances: 'Mijn situatie in eigen woorden: “{words}”',
} as const satisfies Frame

export const NL_TONES = {
  professional: { opening: '', close: 'Ik zie uw schriftelijke antwoord tegemoet.' },
  firm: { opening: '', close: 'Ik verwacht een volledig antwoord op papier.' },
  conciliatory: {
    opening: 'Ik zoek graag met u naar een eerlijke oplossing.',
    close: 'Dank voor uw aandacht.',
  },
  assertive: {
    opening: '',
    close: 'Zonder behoorlijk antwoord dien ik een klacht in bij de toezichthouder.',
  },
  friendly: {
    opening: 'Ik hoop dat u mij kunt helpen.',
    close: 'Dank voor uw tijd en hulp.',
  },
} as const satisfies ToneWords

/** French: what every letter shares. */
import type { Frame, ToneWords } from '../../paragraph.ts'

export const FR_FRAME = {
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
  yourName: '[Votre nom]',
  yourAddress: '[Votre adresse]',
  secondName: '[Nom de la seconde personne]',
  theirName: '[Leur nom]',
  honorific: '',
  theirAddress: '[Leur adresse]',
  theirAddressInLetter: '[Leur adresse, comme dans leur lettre]',
  date: '[Lieu], le {day}',
  reference: 'Votre référence : {reference}',
  greeting: 'Madame, Monsieur,',
  closing: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  subject: { letter: 'Objet : ', email: 'Objet : ' },
  noSum: 'la somme réclamée',
  appealService: 'Le service de recours indépendant',
  space: ' ',
  itemEnd: [' ;', '.'],
  openings: {
    dated: 'J’ai bien reçu votre courrier du {letterDate}.',
    plain: 'J’ai bien reçu votre récent courrier.',
  },
  joint: 'Nous signons à deux ; « je » désigne chacun de nous.',
  ownRequest: 'Ma demande, avec mes mots : « {words} »',
  ownCircumstances: 'Ma situation, avec mes mots : « {words} »',
} as const satisfies Frame

export const FR_TONES = {
  professional: { opening: '', close: 'Je vous remercie de me répondre par écrit.' },
  firm: { opening: '', close: 'J’attends une réponse écrite et complète.' },
  conciliatory: {
    opening: 'Je souhaite trouver avec vous une solution juste.',
    close: 'Je vous remercie de votre attention.',
  },
  assertive: {
    opening: '',
    close: 'Sans réponse sérieuse, je saisirai l’autorité de contrôle compétente.',
  },
  friendly: {
    opening: 'J’espère que vous pourrez m’aider.',
    close: 'Merci pour votre temps et votre aide.',
  },
} as const satisfies ToneWords

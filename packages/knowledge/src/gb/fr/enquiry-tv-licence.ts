/** Questions about television licences: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_FR: Words = {
  'gb.tv.answer-need': {
    says: 'Il en faut une pour regarder ou enregistrer la TV en direct, sur toute chaîne ou tout appareil, ou pour BBC iPlayer. Il n’en faut pas pour Netflix, les DVD ou le replay d’autres chaînes.',
    dependsOn: 'si quelqu’un regarde la TV en direct ou BBC iPlayer',
  },
  'gb.tv.answer-visit': {
    says: 'Vous n’êtes pas obligé de laisser entrer TV Licensing, sauf s’ils ont un mandat de fouille d’un tribunal (search warrant). Vous pouvez fermer la porte.',
  },
}

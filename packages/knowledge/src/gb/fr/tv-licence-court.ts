/** A court charge about a TV licence: how to answer it. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_FR: Words = {
  'gb.tv.court-step-drop': {
    says: 'Si vous étiez très malade, en crise ou victime de violences, écrivez aussi à TV Licensing. Envoyez des preuves et demandez l’abandon de l’affaire.',
  },
  'gb.tv.court-warn': {
    says: 'N’ignorez pas cela. Un tribunal peut vous déclarer coupable, donner une amende jusqu’à £1,000 et ajouter des frais.',
  },
}

/** The French words of the rows in ../state-cameras.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CAMERAS_FR: Words = {
  ...stateWords('camera', {
    CA: 'c’est le conducteur qui répond, pas le propriétaire. L’avis pour un feu rouge doit être posté dans les 15 jours, et les photos valent le plus souvent comme preuve',
    FL: 'le propriétaire reçoit d’abord un avis. Vous avez 60 jours pour payer, déclarer sous serment qui conduisait, ou demander une audience',
    IL: 'le propriétaire reçoit l’amende de caméra, sans points. Vous pouvez montrer que la voiture était volée ou vendue',

    MD: 'le propriétaire reçoit l’amende de caméra, sans points. Vous pouvez demander un procès et nommer qui conduisait',
    NY: 'le propriétaire reçoit l’amende de caméra, peu importe qui conduisait. Elle ne donne pas de points. Une voiture volée ou louée est une défense',
    OH: 'vous avez 30 jours après une amende de caméra pour payer, jurer qui conduisait, ou demander une audience',
    PA: 'le propriétaire reçoit l’amende de caméra, sans points. Vous pouvez montrer qu’un autre conduisait ou qu’elle était volée ou vendue',
    VA: 'le propriétaire reçoit l’amende de caméra, sans points. Vous pouvez jurer que vous ne conduisiez pas, ou aller au tribunal',
    WA: 'le propriétaire reçoit l’amende de caméra, sans points. Vous pouvez déclarer sous serment qu’un autre avait la voiture',
  }),
}

/** Shops and services that turn people away: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EQUAL_SERVICE_NL: Words = {
  'gb.equal.right-services': {
    says: 'Een winkel of dienst mag u niet weigeren of slechter behandelen om beperking, ras, geloof, geslacht of geaardheid. Ze moet eerlijke aanpassingen doen, zoals een hulphond toelaten.',
  },
  'gb.equal.answer': {
    says: 'Nee. Een winkel of dienst mag u daarom niet weigeren. Klaag schriftelijk. U kunt binnen zes maanden min een dag naar de rechter voor excuses en geld.',
  },
}

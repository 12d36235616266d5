/** Questions of a person who rents a room in the owner’s own home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_ROOM_DE: Words = {
  'ie.ask.room-told-to-leave': {
    says: 'Im eigenen Haus des Eigentümers sind Sie licensee: Die RTB hilft nicht, und ein Gericht ist nicht nötig. Sie brauchen aber eine faire Frist, oft die Zeit, für die Sie zahlen, also einen Monat bei Monatsmiete. Bitten Sie schriftlich darum und nennen Sie das Vereinbarte. Gewalt oder Sachen hinauswerfen ist nicht erlaubt: Gardaí rufen. Threshold: 1800 454 454.',
  },
}

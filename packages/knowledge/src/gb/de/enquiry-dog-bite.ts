/** Questions about a bite by somebody else’s dog: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_DE: Words = {
  'gb.ask-neighbour.dog-bite': {
    says: 'Gehen Sie heute zum Arzt und machen Sie Fotos. Melden Sie es der Polizei, 101, oder 999 wenn es andauert: Ein gefährlich unkontrollierter Hund ist strafbar, auch in Haus oder Garten. Sagen Sie es dem dog warden der Gemeinde. Vom Halter oder seiner Versicherung können Sie Ersatz für Verletzung und Tierarzt verlangen. Frist drei Jahre, ein Kind bis 21. Zeugen und Belege notieren.',
  },
}

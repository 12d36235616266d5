/** Questions about television licences: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_NL: Words = {
  'gb.tv.answer-need': {
    says: 'U hebt er een nodig om live tv op elk kanaal of apparaat te kijken of op te nemen, of voor BBC iPlayer. Voor Netflix, dvd’s of terugkijken op andere kanalen niet.',
    dependsOn: 'of iemand live tv of BBC iPlayer kijkt',
  },
  'gb.tv.answer-visit': {
    says: 'U hoeft TV Licensing niet binnen te laten, tenzij ze een huiszoekingsbevel van de rechter (search warrant) hebben. U kunt de deur dichtdoen.',
  },
}

/** Questions about television licences: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_DE: Words = {
  'gb.tv.answer-need': {
    says: 'Sie brauchen eine, um Live-TV auf jedem Sender oder Gerät zu sehen oder aufzunehmen oder BBC iPlayer zu nutzen. Für Netflix, DVDs oder Mediatheken anderer Sender brauchen Sie keine.',
    dependsOn: 'ob jemand Live-TV oder BBC iPlayer sieht',
  },
  'gb.tv.answer-visit': {
    says: 'Ohne Durchsuchungsbefehl (search warrant) vom Gericht müssen Sie TV Licensing nicht hereinlassen. Sie können die Tür schließen.',
  },
}

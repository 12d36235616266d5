/** Questions about a boundary: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_JA: Words = {
  'gb.ask-neighbour.boundary': {
    says: '権利書を見て、両方の区画図（title plan）をHM Land Registryから取ってください。ただし多くは大まかな線だけです。何かを動かす前に写真を撮り、隣人に手紙を書いてください。調停や共同の測量士を試します。だめなら裁判所か審判所だけが線を決められ、councilは決めません。',
  },
}

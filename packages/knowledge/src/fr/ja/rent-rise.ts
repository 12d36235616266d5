/** The Japanese words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'fr.rise.want': {
    says: '大家が、指数により家賃を上げています（révision、IRL）。',
  },
  'fr.rise.want-check': {
    says: 'もっと払うか署名する前に、値上げが法律に合うか確かめてください。',
  },
  'fr.rise.reality': {
    says: 'これが許されるのは、契約書にあるときだけ、年に1回、指数までです。',
  },
  'fr.rise.not-yet': {
    says: '有効なのは求められた日からだけで、過去の分には決してなりません。',
  },
  'fr.rise.right-year': {
    says: '契約書の日から1年以内に大家が求めなければ、その年の値上げはなくなります。',
  },
  'fr.rise.right-energy': {
    says: 'エネルギーの等級がFかGの家では、家賃を上げられません。',
  },
  'fr.rise.step-check': {
    says: '契約書の条項、日、INSEEのサイトの指数（IRL）、エネルギーの等級（DPE）を確かめてください。',
  },
  'fr.rise.step-help': {
    says: '地域のADILに聞いてください。無料で家賃を計算します。',
  },
  'fr.rise.option-dispute': {
    says: '何がまちがいかを書きます。続くなら、調停の委員会（CDC）に求めます。',
    title: '値上げを争う',
    cost: '無料',
    time: '早く',
    risk: '前の家賃は全部払い続けてください。',
    bestFor: '条項がない、高すぎる、または等級がFかGのとき。',
  },
  'fr.rise.option-accept': {
    says: '正しいなら、新しい家賃を払います。',
    title: '受け入れる',
    cost: '高い家賃',
    time: '求められた日から',
    risk: '正しければ、ありません。',
    bestFor: '確かめて、正しかったとき。',
  },
}

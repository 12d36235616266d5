/** The seizure of things at home (saisie-vente): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_SEIZURE_JA: Words = {
  'fr.officer.want-goods': {
    says: '売るために、家の中の物を書き出しています（saisie-vente）。',
  },
  'fr.officer.not-yet-goods': {
    says: '支払いの求めから8日が過ぎる前は、家の物を差し押さえられません。',
  },
  'fr.officer.deadline-goods': {
    says: '書き出された物を自分で売るか、どれが差し押さえられないかを言うために、1か月あります。',
    action: '物を自分で売るか、一覧を争う',
    consequence: 'その後、競売で売られることがあります。',
  },
  'fr.officer.deadline-eight': {
    says: '物が差し押さえられる前に、払うか計画を決めるために8日あります。',
    action: '払うか、執行官と計画を決める',
    consequence: 'その後、執行官が物を差し押さえに来ることがあります。',
  },
  'fr.officer.step-goods': {
    says: '残さなければならない物を書き出してください。ベッド、服、机、冷蔵庫、調理器、洗濯機、子どもの物、仕事の道具です。',
  },
  'fr.officer.right-goods': {
    says: '生活と仕事に必要な物は差し押さえられません。',
  },
}

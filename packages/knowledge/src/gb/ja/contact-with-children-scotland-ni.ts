/** Contact with children after parents part, in Scotland and Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_SCOTLAND_NI_JA: Words = {
  'gb.children.scotland': {
    says: '面会や住む所の命令を Sheriff Court に求められます。子どもにとって一番よいことが先です。',
  },
  'gb.children.ni': {
    says: '面会や住む所の命令を家庭裁判所に求められます。子どもにとって一番よいことが先です。',
  },
  'gb.children.scotland-father': {
    says: '2006年5月4日以降の出生証明に載った父には、結婚に関係なく親の権利があります。ほかの父は sheriff に求められます。',
  },
  'gb.children.answer-scotland': {
    says: '調停の助けで合意を試します。だめなら Sheriff Court に面会を求めます。子どもにとって一番よいことが先で、養育費では決まりません。',
  },
  'gb.children.answer-ni': {
    says: '調停の助けで合意を試します。だめなら家庭裁判所に面会を求めます。子どもにとって一番よいことが先です。',
  },
}

/** Support at school for children with special needs, in each nation: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_SUPPORT_JA: Words = {
  'gb.school.right-equal': {
    says: '自閉症など障害のある子に、学校は公正な配慮をする必要があります。障害から来る事を、よい理由なく罰せません。審判所（tribunal）が決められます。',
  },
  'gb.school.right-plan': {
    says: '役所は計画に書いた助けを与える必要があります。決定から2か月以内に SEND Tribunal に訴えられます。',
  },
  'gb.school.scotland-support': {
    says: '役所は、学ぶために要る追加の助けを子どもに与える必要があります。一部は審判所（tribunal）が決めます。',
  },
  'gb.school.wales-support': {
    says: '学ぶ助けがもっと要る子は、計画とその助けを受ける権利があります。Education Tribunal for Wales に訴えられます。',
  },
}

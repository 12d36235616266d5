/** A block on a car (fermo) or a charge on a home (ipoteca) for a tax debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_AND_HOME_BLOCK_JA: Words = {
  'it.public.want-block': {
    says: '車の使用を禁じる（fermo）と警告しています。動けるのは30日です。',
  },
  'it.public.deadline-car': {
    says: '警告の送達から30日です。',
    action: '払う、分割を頼む、または仕事に車が必要だと示す',
    consequence: '車の使用を禁じる（fermo）ことができます。',
  },
  'it.public.right-work-car': {
    says: '仕事か障害のある人に必要な車は、使用を禁じられません。30日以内に証明してください。',
  },
  'it.public.right-home': {
    says: '家への担保には、€20,000を超える借金と、30日前の警告が必要です。あなたが住むただ1つの家は売れません。',
  },
}

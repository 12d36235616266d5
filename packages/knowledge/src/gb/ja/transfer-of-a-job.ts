/** A job that passes to a new employer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSFER_OF_A_JOB_JA: Words = {
  'gb.work.right-transfer': {
    says: '仕事が新しい雇い主に移ると、職と条件も移ります。それを理由に解雇するのは、たいてい不当です。先に知らせ、相談する必要があります。',
  },
  'gb.work.transfer-wants': {
    says: 'あなたの仕事は、条件と勤めた年数と一緒に、新しい雇い主に移ります。',
  },
  'gb.work.right-unbroken': {
    says: '勤めた年数は切れずに続きます。予告、整理解雇金、不当な解雇で数えます。',
  },
  'gb.work.transfer-step': {
    says: '誰が代わりに話すか、何が変わるかを聞きます。契約と給与明細を取っておきます。悪い条件は書面で断ります。',
  },
}

/** Social workers, and letters before care proceedings: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_WORKERS_JA: Words = {
  'gb.social-work.right-consent': {
    says: '子どもの危険は調べる義務があります。あなたの同意、裁判所の命令、緊急の警察がなければ、子どもを連れて行けません。',
  },
  'gb.social-work.answer': {
    says: '協力し、早く弁護士に頼みます。助言なしに、子どもの住む所の書類に署名しないでください。連れて行けるのは、あなたの同意、裁判所、緊急の警察だけです。',
  },
  'gb.care-case.wants': {
    says: '役所は子どもを心配していて、裁判所に行くかもしれません。まだ変える時間があります。',
  },
  'gb.care-case.right-lawyer': {
    says: 'この手紙を受けた親は、収入に関係なく無料の弁護士を頼めます。今日、手紙を持って行きます。',
  },
  'gb.care-case.step': {
    says: '弁護士と一緒に話し合いに行きます。助けてくれる家族の名を言います。助言の前に、子どもの住む所の書類に署名しないでください。',
  },
}

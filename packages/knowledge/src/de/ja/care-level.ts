/** The Japanese words of the rows in ../care-level.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_LEVEL_JA: Words = {
  'de.care-level.right-report': {
    says: '報告書は決定と一緒に届き、説明もしなければなりません。ありませんか。求めてください。時間は短いです。',
  },
  'de.care-level.right-late': {
    says: '25営業日以内に決めなければなりません。それより遅く、遅れが向こうのせいなら、始まった1週間ごとに€70をあなたに払う義務があります。',
  },
  'de.care-level.right-score': {
    says: '大事なのは、6つの分野で、一人でどれだけできるかです。12.5点から介護度1、27点から介護度2です。',
  },
  'de.care-level.step': {
    says: '1週間、介護の日記をつけてください。報告書を1行ずつ読み、まちがった点にしるしをつけてください。',
  },
  'de.care-level.option': {
    says: '介護の相談は無料です。2週間以内の日を、家でも、申し出なければなりません。',
    title: '無料の介護の相談を受ける',
    cost: '無料。',
    time: '2週間以内。',
    risk: 'ありません。',
    bestFor: '何を書けばよいかわからないとき。',
  },
}

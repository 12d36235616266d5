/** The Japanese words of the rows in ../store-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STORE_DEMANDS_JA: Words = {
  'us.store.want': {
    says: '店かその法律事務所が、品物が取られたと言って、お金を求めています。',
  },
  'us.store.right-proof': {
    says: '額は、州の法律が決めた額を超えてはいけません。あなたが払わないなら、店は、取られたことと損を裁判所で証明しなければなりません。',
  },
  'us.store.right-apart': {
    says: '払っても刑事事件は終わりません。手紙は、終わると約束したり、それでおどしたりしてはいけません。',
  },
  'us.store.step': {
    says: '電話をしたり、何があったかを説明したりしないでください。刑事事件になるかもしれないなら、先に弁護士と話してください。',
  },
  'us.store.option': {
    says: '書面で、根拠の法律、品物、額を聞き、何も認めないでください。',
    title: '書面で証拠を求める',
    cost: '無料',
    time: '手紙の日付まで',
    risk: '店が少額裁判所（small claims court）に訴えることがあります。めったにありません。',
    bestFor: '品物を返したとき、または本当でないとき。',
  },
  'us.check.right-bounced': {
    says: '州の法律は、返された小切手の手数料に上限を決めています。たいてい、それ以上払うことになる前に、払うための日数があります。まちがいは犯罪ではありません。',
  },
  ...stateWords('store-demand', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '店は、品物と、法律が限度を決めた額を請求できます。子どもの分は、親に求めることがあります',
  }),
}

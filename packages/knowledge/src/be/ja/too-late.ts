/** What can still be done when the time in a paper of a court, a bailiff or an office is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_JA: Words = {
  'be.late.claim-reality': {
    says: '期日は過ぎたようで、あなた抜きで決まったかもしれません。控訴や異議の期限は、執行官が判決を送達して初めて始まります。',
  },
  'be.late.claim-step': {
    says: '今日、番号を手元に置いて書記課（griffie, greffe）に電話し、判決か新しい期日があるか聞きます。同じ日に無料の弁護士を頼みます。',
  },
  'be.late.claim-option': {
    says: '欠席のまま判決が出たら控訴します。控訴できないなら、同じ裁判所に異議（opposition, verzet）を出します。',
    title: 'あなた抜きで判決が出たら控訴か異議',
    cost: '弁護士。低所得なら無料。',
    time: '送達から1か月。',
    risk: 'その間に執行されることがよくあります。',
    bestFor: '請求が間違っている理由があるとき。',
  },
  'be.late.judgment-reality': {
    says: '日付から数えると、控訴や異議の1か月は過ぎました。期間は執行官の送達からです。分割と多重債務の支援はまだ使えます。',
  },
  'be.late.judgment-step': {
    says: '執行官が届けたのはいつですか。1か月以内なら今日、弁護士へ。過ぎていれば、今日、毎月の額を書面で提案します。',
  },
  'be.late.officer-step': {
    says: '日が過ぎていても、今日、執行官に電話してください。次に何があるか聞き、毎月の額を書面で提案します。誤った行為は差押裁判官が止められます。',
  },
  'be.late.demand-step': {
    says: '日が過ぎていても今日答えます。争うか、分割を提案します。書留や執行官の書面は必ず受け取ります。',
  },
  'be.late.fine-reality': {
    says: '手紙の期限は過ぎ、額が上がることがあります。高い申し出や支払命令が来ることがあり、命令には30日以内に争えます。',
  },
  'be.late.fine-step': {
    says: '今日、手紙にあるサイトか電話で、今の段階と、この額をまだ払えるか、まだ答えられるか確かめます。',
  },
  'be.late.order-step': {
    says: '命令はいつ届きましたか。30日はそこから数えます。間に合うなら今日、警察裁判所へ。過ぎていれば分割を頼み、届いていないなら弁護士に相談します。',
  },
  'be.late.gas-reality': {
    says: '弁明の期限は過ぎたようです。町が決定して手紙を送ります。それには1か月以内に警察裁判所へ訴えられます。',
  },
  'be.late.tax-step': {
    says: '支払日は過ぎました。今日、MyMinfinで分割を頼み、払える分を払います。誤りがあれば、たいてい1年まで異議を出せます。',
  },
  'be.late.benefit-rights': {
    says: '手紙の日付から数えると、訴える3か月は過ぎました。理由の説明、分割、免除はまだ求められます。',
  },
  'be.late.benefit-step': {
    says: '最後を読みます。訴え方と期限が書かれていますか。なければ3か月は始まっていないので、今訴えます。あれば、今日、分割か免除を頼みます。',
  },
  'be.late.job-step': {
    says: '仕事が終わって1年で、多くの請求は消えます。賃金の不払いは犯罪なので、5年あるかもしれません。今週、組合に聞きます。',
  },
}

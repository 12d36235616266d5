/** 亡くなった人の借金: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_JA: Words = {
  'gb.estate-debt.not-yours': {
    says: 'この借金は亡くなった人の財産から払います。あなたのお金からではありません。一緒に署名した場合だけ、あなたの借金です。',
  },
  'gb.estate-debt.step-tell': {
    says: '亡くなった日と、遺産を扱う人を伝えてください。明細と証拠を求め、何も約束しないでください。',
  },
  'gb.estate-debt.step-list': {
    says: '誰かに払う前に、残した物と借金を全部書き出してください。自分のお金では払わないでください。',
  },
  'gb.estate-debt.step-insurance': {
    says: '死亡時に借金を払う保険を探してください。生命保険、ローンの保険、勤め先の給付です。',
  },
  'gb.estate-debt.right-not-enough': {
    says: '遺産が足りなければ、残りは払われません。家族が補う必要はありません。',
  },
  'gb.estate-debt.right-time': {
    says: '貸し手や取立会社は公正に、配慮して接する義務があります。遺産がはっきりするまで待ち、費用を止めるよう求めてください。',
  },
  'gb.estate-debt.right-order': {
    says: '相当な葬儀と遺産の費用が先です。ローンやカードは後で、足りなければ平等に分けます。',
  },
  'gb.estate-debt.right-old': {
    says: 'ここでも借金は古すぎることがあります。6年間、支払いも書面での承認もない場合が多いです。払う前に確かめてください。',
  },
  'gb.estate-debt.warning-joint': {
    says: '共同の借入や口座、保証人なら、あなたの借金として残ります。払える計画を求めてください。',
  },
  'gb.estate-debt.warning-executor': {
    says: '借金があるのに財産を分けたり、順番を誤って払ったりした遺言執行者(executor)は、自分で払うことがあります。',
  },
  'gb.estate-debt.insight-notice': {
    says: 'The Gazetteと地元の新聞に知らせを出すと、執行者は知らなかった借金から守られます。',
    actionable: 'その後2か月以上待ってから、残りを分けてください。',
  },
  'gb.estate-debt.option-reply': {
    says: '遺産のためだけに答えると書いてください。明細を求め、いつ頃わかるか伝えてください。',
    title: '証拠と時間を求める',
    cost: 'かかりません。',
    time: '今、手紙を1通。',
    risk: '同意がなければ、利息は続くことがあります。',
    bestFor: 'まだ早く、遺産がわからないとき。',
  },
  'gb.estate-debt.option-nothing': {
    says: '財産と借金の短い一覧を送り、終わりにするよう求めてください。',
    title: '遺産が足りないと伝える',
    cost: 'かかりません。',
    time: '今、手紙を1通。',
    risk: '一覧が誤りだと問題になります。先に相談してください。',
    bestFor: '葬儀の後、ほとんど残らないとき。',
  },
  'gb.estate-debt.scotland': {
    says: '執行者は、死後6か月間は普通の借金を払わなくてよいです。葬儀はローンより先です。',
  },
  'gb.estate-debt.ni': {
    says: '葬儀と遺産の費用が先です。普通の借金は後で、残りから払います。',
  },
}

/** What to do about a court judgment: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_STEPS_JA: Words = {
  'gb.judgment.step-read': {
    says: '判決（judgment）の日、金額、払い方を見てください。すぐ払うのか、毎月いくらかです。日付をカレンダーに入れます。',
  },
  'gb.judgment.step-request': {
    says: '今日裁判所に電話し、判決（judgment）が出たか聞いてください。出ていなければ、反論か支払いの提案をすぐ送ります。',
  },
  'gb.judgment.step-wrong': {
    says: '請求が届かなかった、または払う義務がないなら、今週動いてください。用紙N244で取消し（set aside）を裁判所に求めます。',
  },
  'gb.judgment.step-afford': {
    says: '払う義務があるが、命令どおり払えないなら、用紙N245で額を下げるよう裁判所に求めてください。',
  },
  'gb.judgment.step-advice': {
    says: '無料の借金の相談員に電話してください。この用紙を毎日手伝っています。裁判所の手数料の減免についても聞きます。',
  },
  'gb.judgment.step-scotland': {
    says: '今、お金の相談を受けてください。請求（charge）が届いたなら、支払いの猶予の命令（time to pay order）を求められます。裁判を知らなかったなら、取消し（recall）について聞きます。',
  },
  'gb.judgment.step-pay-month': {
    says: 'できれば、判決（judgment）の日から1か月以内に全部払ってください。その後、証拠を裁判所に送ります。',
  },
  'gb.judgment.step-keep-paying': {
    says: '分割で払うなら、期限の数日前の定額の自動送金（standing order）を設定してください。1回遅れると、執行官（bailiff）が来ることがあります。',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: '用紙に、なぜまちがいか、どんな反論があるかを書いてください。最初に知った日も書きます。前の住所などの証拠を送ります。',
  },
  'gb.judgment.step-check-register': {
    says: 'Registry Trustで、判決の登録簿（register of judgments）のあなたの名前を調べられます。本物で正しいか確かめてください。',
  },
}

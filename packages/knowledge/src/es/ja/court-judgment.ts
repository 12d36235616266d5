/** Court judgments and the appeal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'es.enforce.want-judgment': {
    says: '裁判所が決めました。言われたことをするか払うか、期限内に控訴します。',
  },
  'es.enforce.not-20': {
    says: '判決の後、強制執行を求めるまで、20営業日待たなければなりません。',
  },
  'es.enforce.deadline-appeal': {
    says: '判決を知らされた日から20営業日です。ここではその日付から数えます。',
    action: '弁護士を通して控訴（recurso de apelación）する',
    consequence: '判決が確定します。',
  },
  'es.enforce.right-appeal': {
    says: 'ほとんどの判決に控訴できます。€3,000までの額についての口頭の裁判（juicio verbal）では、控訴できません。',
  },
  'es.enforce.option-appeal': {
    title: '控訴する',
    says: '判決に控訴できるか、価値があるかを弁護士に聞きます。',
    cost: '弁護士と€50の供託、または法律扶助。',
    time: '20営業日。',
    risk: '負けると、もっと費用を払うことがあります。',
    bestFor: '裁判官が事実か法律を見落としたとき。',
  },
  'es.enforce.know-costs': {
    says: '費用（costas）を払う判決なら、まず相手が計算書を出します。高すぎると言えるのは、それから10営業日です。',
  },
}

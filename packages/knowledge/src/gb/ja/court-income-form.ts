/** 収入についての裁判所の書式: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_INCOME_FORM_JA: Words = {
  'gb.means.no-prison': {
    says: 'この借金のために刑務所に入ることはありません。あるとすれば、返事をせず、さらに命令と審理を経た後だけです。',
  },
  'gb.means.step-form': {
    says: '書式は、届いてから8日以内に裁判所に着くように送ってください。写しを残してください。',
  },
  'gb.means.step-costs': {
    says: '家賃、請求、食費、交通費、借金をすべて書いてください。毎月払える額だけを申し出てください。',
  },
  'gb.means.step-late': {
    says: '8日を過ぎていても、今日送ってください。裁判所はまだそれを使えます。',
  },
  'gb.means.right-suspended': {
    says: '書式で、命令の停止(suspended order)を求められます。約束どおり払う間は、勤め先に知らされません。',
  },
  'gb.means.right-enough': {
    says: '裁判所は、暮らせるだけのお金を残さなければなりません。差し押さえできない額(protected earnings)を決めます。',
  },
  'gb.means.right-benefits': {
    says: 'この命令で取れるのは、給料と会社の年金だけです。手当、国の年金、自営の収入は取れません。',
  },
  'gb.means.right-joined': {
    says: '判決がいくつかあれば、1つの命令にまとめるよう求められます。後で給料が減れば、額を下げるよう裁判所に求めてください。',
  },
  'gb.means.warning-false': {
    says: '返事をしない、またはうその答えは、£250までの罰金か14日までの刑務所につながることがあります。返事をすれば、そうはなりません。',
  },
  'gb.means.option-suspended': {
    says: 'すべて書き、毎月の額を申し出て、勤め先に知らせてほしくない理由を書いてください。',
    title: '書式を送り、命令の停止を求める',
    cost: 'かかりません。',
    time: '今、書式を1通。返事まで数週間。',
    risk: '支払いが1回でも抜けると、命令が勤め先に行くことがあります。',
    bestFor: '毎月少し払えて、仕事への影響が心配なとき。',
  },
  'gb.means.option-advice': {
    says: '相談員が一緒にお金を見て、ほかの方法が合うかも考えます。',
    title: '無料の借金相談と一緒に書く',
    cost: 'かかりません。',
    time: '今週、電話か面談を1回。',
    risk: '裁判所の期限はそのままです。',
    bestFor: 'ほかにも借金がある、または何も払えないとき。',
  },
  'gb.means.questions-nothing-taken': {
    says: 'この日に何かを取られることはありません。お金について質問されるだけです。',
  },
  'gb.means.questions-step-go': {
    says: 'その日に、命令に書かれた書類を全部持って裁判所へ行ってください。宣誓して答えます。',
  },
  'gb.means.questions-step-cannot': {
    says: '行けないときは、すぐ裁判所に書いてください。理由と証拠を示し、別の日を求めてください。',
  },
  'gb.means.questions-step-list': {
    says: '行く前に、収入、家賃、請求、借金、持ち物を書いてください。裁判所はそのすべてを聞きます。',
  },
  'gb.means.questions-insight': {
    says: '債権者は答えを見て、給料や銀行口座など次の手段を選びます。',
    actionable: 'その日までに、続けて払える額を申し出てください。',
  },
  'gb.means.questions-right-travel': {
    says: '命令を受け取って7日以内なら、交通費を債権者に求められます。債権者は払わなければなりません。',
  },
  'gb.means.questions-right-handed': {
    says: '命令は、原則として14日以上前に本人に手渡されなければなりません。',
  },
  'gb.means.questions-warning': {
    says: '行かないと、収監の命令(初めは停止付き)につながることがあります。行くか、その日の前に書いてください。',
  },
  'gb.means.questions-option-go': {
    says: '収入と支出の表を持って行ってください。続けられる申し出で、解決することが多いです。',
    title: '行って、毎月の額を申し出る',
    cost: '交通費。期限内に求めれば債権者が払います。',
    time: '裁判所で1時間ほど。',
    risk: '話したことは、取り立てに使われることがあります。',
    bestFor: '裁判所に来るよう命令を受けたとき。',
  },
  'gb.means.right-breathing': {
    says: 'ほかにも多くの借金がありますか。債務相談員がbreathing spaceを申し込めます。60日間、対象の借金は誰も強制できません。',
  },
}

/** The Japanese words of Belgium: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_JA: Words = {
  'be.tax.want': {
    says: '税務署が、1年分の税の額と期日を知らせています。',
  },
  'be.tax.who': {
    says: 'FPS Finance（SPF Finances、FOD Financiën）は連邦の税務署です。先に裁判官に行かなくても差し押さえができます。',
  },
  'be.tax.reality': {
    says: '税の請求はまちがっていることがあります。異議は1年以内、支払いは約2か月以内です。',
  },
  'be.tax.rights-summary': {
    says: '異議を出し、分割を頼み、税の調停人の助けを受けられます。全部無料です。',
  },
  'be.tax.not-yet': {
    says: '支払いの日の前に差し押さえはできません。異議の間は、ほとんどの場合、争っていない部分だけを取り立てられます。',
  },
  'be.tax.deadline-object': {
    says: '異議は1年以内です。発送の3営業日目に始まります。示した日は安全な日です。',
    action: '税に異議（réclamation、bezwaar）を出す',
    consequence: '少しのまちがいを除き、税はそのまま残ります。',
  },
  'be.tax.right-object': {
    says: 'MyMinfinか手紙で、異議を出す権利があります。理由を書き、話を聞くよう求めてください。',
  },
  'be.tax.right-court': {
    says: '断られるか、6か月返事がなければ、第一審裁判所（tribunal de première instance）に行けます。',
  },
  'be.tax.right-relief': {
    says: 'とても全部は払えないなら、5年に1回、取立ての無期限の停止（surséance indéfinie）を求められます。',
  },
  'be.tax.step-check': {
    says: 'MyMinfinで、請求を申告と給与明細と比べてください。',
  },
  'be.tax.step-plan': {
    says: '一度に払えないなら、今日、MyMinfinで分割を頼みます。',
  },
  'be.tax.step-object': {
    says: 'まちがっているなら、早めに異議を出し、正しい部分は払ってください。',
  },
  'be.tax.option-plan': {
    title: '分割を頼む',
    says: '最長12回の毎月払いを頼みます。収入と支出を伝えてください。',
    cost: '税と利息',
    time: '今日。',
    risk: '利息は続きます。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'be.tax.option-object': {
    title: '税に異議を出す',
    says: '何がまちがいかを書き、証拠を付けます。',
    cost: '無料',
    time: '1年以内、できれば2か月以内',
    risk: '認められない分には利息が続きます。',
    bestFor: '額がまちがっている、またはあなたの税でないとき。',
  },
  'be.tax.option-mediator': {
    title: '税の調停人に頼む',
    says: '税の調停人が、あなたのために税務署と話します。',
    cost: '無料',
    time: '数週間',
    risk: 'ありません。期限は進み続けます。',
    bestFor: '返事や分割が得られないとき。',
  },
}

/** The Japanese words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_JA: Words = {
  'au.benefit.want': { says: 'どの週の分か、いくらか、なぜかを見てください。' },
  'au.benefit.reality': {
    says: 'Centrelinkの返金の請求は、まちがっていることがあります。見直し（review）と、調べる間の停止を求められます。',
  },
  'au.benefit.who': {
    says: 'CentrelinkはServices Australiaが運営しています。見直し（review）は、関わっていなかった職員がします。',
  },
  'au.benefit.rights': {
    says: '計算の方法を聞き、見直し（review）を求め、その後に審判所（tribunal）へ行けます。すべて無料です。',
  },
  'au.benefit.know-waiver': {
    says: 'Centrelinkだけがまちがえ、あなたが正しいと信じて受け取ったなら、返金が免除（waived）されることがあります。特別な事情も考えられます。',
  },
  'au.benefit.right-review': {
    says: '返金の請求の見直し（review）を求められます。求める期限はありませんが、早いほうがよいです。',
  },
  'au.benefit.right-pause': { says: '見直しの間、お金を差し引くのを止めるよう求められます。' },
  'au.benefit.right-tribunal': {
    says: '見直しでだめなら、Administrative Review Tribunalに無料で行けます。',
  },
  'au.benefit.thirteen-weeks': {
    says: '手紙から13週以内に求めてください。さかのぼって受け取る権利が全部残ります。',
    action: '決定の見直し（review）を求める',
    consequence: '後で勝っても、求める前の分は受け取れないことがあります。',
  },
  'au.benefit.step-explain': { says: '理由と計算を聞いてください。給料の明細と比べます。' },
  'au.benefit.step-review': {
    says: '正式な見直し（formal review）を書面で求めてください。同時に停止も求めます。',
  },
  'au.benefit.step-legal': {
    says: '面談の前に、welfare rights centreか法律扶助（legal aid）の無料の助けを受けてください。',
  },
  'au.benefit.opt-review': {
    says: 'Authorised Review Officerに請求を調べてほしいと言ってください。',
    title: '見直し（review）を求める',
    cost: '無料です。',
    time: '13週以内がいちばんです。',
    risk: '額が増えることもあります。',
    bestFor: '請求か額がまちがっていると思うとき。',
  },
  'au.benefit.opt-plan': {
    says: '収入と出費を伝えてください。',
    title: '支払いを少なくするよう頼む',
    cost: '約束した額です。',
    time: '今です。',
    risk: '小さいです。',
    bestFor: '正しいけれど、一度に払えないとき。',
  },
  'au.benefit.opt-waiver': {
    says: '何がうまくいかなかったか、生活のどんな事情が特別かを説明してください。',
    title: '免除（waiver）を求める',
    cost: '無料です。',
    time: '見直しと一緒です。',
    risk: '小さいです。',
    bestFor: '相手のまちがいか、特別な事情があるとき。',
  },
  'au.benefit.warn': {
    says: '犯罪や、警告つきの取調べ（interview under caution）の話が出たら、何か言う前に法律の助けを受けてください。',
  },
  'au.benefit.insight-averaged': {
    says: '1年の税金の記録を2週間ごとに等しく分けただけでは、返金の根拠になりません。国（Commonwealth）は2019年に裁判所でそれを認めました。',
    actionable: '2週間ごとの計算の方法を聞き、見直し（review）を求めてください。',
  },
  'au.benefit.know-when-owed': {
    says: '法律が認める額より多く受け取ったときだけ、返す義務があります。相手は計算の方法を示せなければなりません。',
  },
  'au.benefit.right-small': {
    says: '2026年3月20日から、少額の返金は法律でなくなります。上限は$250で、毎年7月に上がります。',
  },
  'au.benefit.right-special': {
    says: '病気や家庭での暴力など、特別な事情で返金が免除されることがあります。だれかに強いられた、または代わりにうそをつかれたときも、助けになることがあります。',
  },
}

/** The Japanese words of Ireland: judgments and bankruptcy. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'ie.judged.want': {
    says: '裁判所が決めたか、執行官が取立てを始めています。',
  },
  'ie.judged.reality': {
    says: '大切な問題ですが、まだ選べることがあります。分割を提案でき、裁判所はあなたの収入などと合わせて見ます。',
  },
  'ie.judged.who': {
    says: '物を差し押さえられるのは、執行官（sheriff）かcounty registrarだけです。取立て会社にはできません。',
  },
  'ie.judged.rights': {
    says: '分割を頼めます。暮らしに必要な物と仕事の道具は、決まった額まで守られます。',
  },
  'ie.judged.not-all': {
    says: '払えないことを理由に、刑務所に入れることはできません。払えるのに断ったことを、先に裁判官が確かめる必要があります。',
  },
  'ie.judged.right-instalment': {
    says: '裁判所は、分割の命令（instalment order）の前に、あなたの収入などを見ます。後で変えるよう頼めます。',
  },
  'ie.judged.right-setaside': {
    says: '請求が届いていない、またはよい反論（defence）があるなら、判決の取消し（set aside）を裁判所に求められます。',
  },
  'ie.judged.right-wages': {
    says: '普通の債権者は、あなたの給料を差し押さえられません。',
  },
  'ie.judged.step-call': {
    says: '記録番号（record number）を用意し、裁判所の事務所に電話してください。何が、いつ命じられたかを聞きます。',
  },
  'ie.judged.step-mabs': {
    says: 'MABS（0818 07 2000）に電話し、収入と財産の表（statement of means）に書いてください。',
  },
  'ie.judged.step-offer': {
    says: '債権者に、書面で分割を提案してください。収入などについての審理には必ず行きます。',
  },
  'ie.judged.step-options': {
    says: 'まったく払えないなら、借金の免除（debt relief notice）か破産（bankruptcy）について聞いてください。',
  },
  'ie.judged.opt-instalments': {
    title: '分割で払う',
    says: '続けられる額を提案し、家計を示します。',
    cost: '提案した額。',
    time: '数日から数週間。',
    risk: '払うのをやめると、相手は裁判所に戻れます。',
    bestFor: '払う義務があり、収入があるとき。',
  },
  'ie.judged.opt-setaside': {
    title: '取消しか不服申立てを求める',
    says: '答えなかった理由と反論を説明します。不服申立て（appeal）の期限は短いです。',
    cost: '費用がかかることがあります。',
    time: '数日以内に動いてください。',
    risk: '裁判所が断ることがあります。',
    bestFor: '書類が届いていない、またはよい反論があるとき。',
  },
  'ie.judged.opt-insolvency': {
    title: '支払不能の解決策を使う',
    says: '借金の免除（debt relief notice）、整理計画（arrangement）、1年の破産（bankruptcy）で、ほとんどの借金を終わらせられます。',
    cost: '費用はMABSに聞いてください。',
    time: '数か月。',
    risk: '公開の登録簿に載ります。',
    bestFor: '払えないとき。',
  },
  'ie.judged.warn-home': {
    says: '判決は、家に抵当（judgment mortgage）として付けられることがあります。その前に相談してください。',
  },
  'ie.demand.want': {
    says: '何もしないと、次は破産（bankruptcy）かもしれません。',
  },
  'ie.demand.reality': {
    says: 'まだ破産していません。14日以内に、払う、合意する、またはHigh Courtに呼出し（summons）の棄却を求めます。',
  },
  'ie.demand.who': {
    says: '呼出し（summons）は、債権者の求めでHigh Courtから来ています。',
  },
  'ie.demand.rights': {
    says: '借金を争い、呼出し（summons）の棄却を裁判所に求められます。借金は€20,000を超えている必要があります。',
  },
  'ie.demand.right-dismiss': {
    says: '借金に本当に争いがあるなら、High Courtに呼出し（summons）の棄却を求められます。',
  },
  'ie.demand.summons': {
    says: '破産の呼出し（bankruptcy summons）は、送達から14日です。ここでは安全のため、その日付から数えます。',
    action: '払う、合意する、または呼出しの棄却を求める',
    consequence: 'その後、相手はあなたの破産を裁判所に求められます。',
  },
  'ie.demand.step-lawyer': {
    says: '今日、法律相談を受けてください。',
  },
  'ie.demand.step-deal': {
    says: '書面で計画を提案し、取り下げるよう頼んでください。',
  },
  'ie.demand.step-isi': {
    says: '整理計画（arrangement）のほうがよいか、Personal Insolvency Practitionerに聞いてください。',
  },
  'ie.demand.opt-deal': {
    title: '合意する',
    says: '計画か少なめの額を提案し、書面でもらいます。',
    cost: '合意した額。',
    time: '14日以内。',
    risk: '期限は進み続けます。',
    bestFor: '払う義務があり、時間をかければ払えるとき。',
  },
  'ie.demand.opt-dismiss': {
    title: '棄却を求める',
    says: '宣誓供述書（affidavit）を付けて、High Courtに求めます。',
    cost: '裁判所と弁護士の費用。',
    time: '14日以内。',
    risk: '負けると費用がかかります。',
    bestFor: '借金を争うとき。',
  },
  'ie.judged.right-no-prison': {
    says: 'お金がないことを理由に、刑務所に入れることはできません。払えたのに払わなかったと、裁判官が確信する必要があります。法律扶助も受けられます。',
  },
}

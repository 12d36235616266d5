/** The Japanese words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_JA: Words = {
  'ca.copy.want': { says: 'あなたのインターネット回線で共有されたファイルのことです。' },
  'ca.copy.reality': {
    says: 'インターネット会社が回した通知は、警告です。あなたがしたという証明ではありません。',
  },
  'ca.copy.who': {
    says: '作品の権利者が通知を送ります。インターネット会社は、それを回さなければなりません。これで権利者にあなたの名前が伝わることはありません。',
  },
  'ca.copy.rights': {
    says: '通知は、お金やあなたの名前を求めてはいけません。答える必要はありません。',
  },
  'ca.copy.not-yet': { says: '裁判所の命令がなければ、相手はあなたの名前を知ることができません。' },
  'ca.copy.right-no-money': {
    says: '2018年12月から、こうした通知は、示談を持ちかけたり、支払いを求めたり、そのリンクをつけたりしてはいけません。',
  },
  'ca.copy.right-cap': {
    says: '個人の使用では、裁判所が命じられるのは、全部の作品を合わせて$100から$5,000です。',
  },
  'ca.copy.step-court': {
    says: '事件番号のある裁判所の書類かを見てください。そうなら、間に合うように答え、法律の助けを受けてください。',
  },
  'ca.copy.step-quiet': {
    says: 'ただの通知なら、返事をせず、払わないでください。取っておきます。',
  },
  'ca.copy.step-line': {
    says: 'wifiにパスワードをつけ、家の人にファイルの共有をやめるよう頼んでください。',
  },
  'ca.copy.opt-ignore': {
    says: '法律では、通知に対してすることは何もありません。',
    title: '取っておき、答えない',
    cost: '無料。',
    time: '今。',
    risk: '低い。裁判所の書類は別です。',
    bestFor: 'ただの通知だけが来たとき。',
  },
  'ca.copy.opt-lawyer': {
    says: '払う前や、裁判の請求に答える前に、相談してください。',
    title: '弁護士に聞く',
    cost: '最初の相談は無料のことがあります。',
    time: '最後の日の前。',
    risk: 'ありません。',
    bestFor: '裁判所の書類が来たとき。',
  },
}

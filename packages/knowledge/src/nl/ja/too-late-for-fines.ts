/** What can still be done about fines when the day is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_JA: Words = {
  'nl.late.fine-want': {
    says: '交通違反の反則金です。支払いや不服申立ての日は過ぎたようです。',
  },
  'nl.late.parktax-want': {
    says: '市が、駐車料金が払われていないと言っています。支払いや異議の日は過ぎたようです。',
  },
  'nl.late.fine-reality': {
    says: '手紙の期限は過ぎたようで、反則金は1.5倍に、その後さらに倍になることがあります。前科ではありません。分割払いはまだ頼めます。',
  },
  'nl.late.fine-step': {
    says: '今日、cjib.nlに入るかCJIBに電話します。今の額を聞き、分割を頼みます。まったく払えないなら、一時停止(noodstop)を頼みます。',
  },
  'nl.late.fine-rights': {
    says: '写真を見ることと、分割を頼むことができます。遅れた不服申立ては、遅れがあなたのせいでない場合だけ見てもらえます。',
  },
  'nl.late.fine-right': {
    says: '検察官への不服申立てはまだ送れます。病気や手紙が届かなかったなど、遅れた理由を書き、証拠を付けます。',
  },
  'nl.late.fine-option': {
    says: '理由と証拠を付けて、今、検察官に不服を送ります。',
    title: '理由を付けて遅れて不服を出す',
    cost: '無料。',
    time: '今日。',
    risk: '理由が弱いと退けられます。',
    bestFor: '病気、やむを得ない不在、手紙が届かなかった人。',
  },
  'nl.late.fine-plan': {
    says: '督促の後でも、今日CJIBに分割を頼みます。執行官に移っていれば、執行官に頼みます。',
    title: '今、分割を頼む',
    cost: 'ふつう追加費用なし。',
    time: '今日。',
    risk: '毎回期限どおりに払うこと。',
    bestFor: '一度に払えない人。',
  },
  'nl.late.parktax-reality': {
    says: '手紙の期限は過ぎたようで、市から費用付きの督促が来ることがあります。これは税で、犯罪ではありません。遅れた異議もまだ通ることがあります。',
  },
  'nl.late.parktax-step': {
    says: '今日、市の税の窓口に電話します。額を聞き、分割を頼みます。遅れが自分のせいでなければ、理由と証拠を付けて今、異議を出します。',
  },
  'nl.late.parktax-option': {
    says: '請求が間違っている理由と、遅れた理由を、証拠と共に書きます。',
    title: '理由を付けて市に遅れて異議を出す',
    cost: '無料。',
    time: '今日。',
    risk: '理由が弱いと退けられます。',
    bestFor: '遅れが自分のせいでない人。',
  },
  'nl.late.order-reality': {
    says: '手紙から数えると14日は過ぎています。しかし、始まりは命令を知った時です。郵便で来た少額のものは、ふつう発送から6週間で終わりです。',
  },
  'nl.late.order-step': {
    says: 'いつ初めて知りましたか。14日たっていなければ、今日異議(verzet)を出し、払いません。過ぎていれば、今日弁護士に聞き、CJIBに分割を頼みます。',
  },
  'nl.late.order-option': {
    says: '異議を出すことと、いつ知ったかを書きます。',
    title: '異議(verzet)を出す(知って14日以内なら)',
    cost: '無料。',
    time: '今日。',
    risk: '裁判官が重くすることがあります。',
    bestFor: '手紙が遅く届き、身に覚えのない人。',
  },
  'nl.late.parking-step': {
    says: '相手の期日は過ぎましたが、支払いを命じられるのは裁判官だけです。今日、同意しない理由を書くか、駐車料金分を申し出ます。',
  },
  'nl.late.parking-reality': {
    says: '相手の期日は過ぎましたが、自動的に何かが起きることはありません。相手は裁判を起こし、支払い義務を証明する必要があります。',
  },
  'nl.late.parking-option': {
    says: '写真や領収書を付けて、支払い義務がない理由を書きます。',
    title: '今からでも書面で断る',
    cost: '切手代。',
    time: '今日。',
    risk: '裁判になることがあります。',
    bestFor: '払った人、運転していない人、表示を見なかった人。',
  },
}

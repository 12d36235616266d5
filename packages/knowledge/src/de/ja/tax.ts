/** The Japanese words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_JA: Words = {
  'de.public.tax-want': {
    says: '税務署が税を決めたか、払うよう促しています。決定に日が書いてあります。',
  },
  'de.public.tax-who': {
    says: '税務署は裁判所なしで強制できます。でも、先に知らせなければならず、時間を与えることもできます。',
  },
  'de.public.tax-reality': {
    says: '異議だけでは、支払いは止まりません。同じ手紙で、支払いの停止（Aussetzung der Vollziehung）を求めてください。',
  },
  'de.public.tax-rights': {
    says: '1か月以内に異議を出せます。無料で、弁護士もいりません。',
  },
  'de.public.tax-not-yet': {
    says: '今は何も差し押さえられません。まず税の支払日が来て、次に督促が来て、1週間が過ぎなければなりません。',
  },
  'de.public.tax-know': {
    says: '税務署は、後で払うことや分割払いを認められます（Stundung）。支払日の前に求めなければなりません。',
    learnMore: 'なぜ今払えず、いつ払えるかを書いてください。毎月の金額を申し出ます。',
  },
  'de.public.tax-deadline': {
    says: '決定が届いた日から1か月あります。理由は後でもよいです。',
    action: '書面かELSTERで、異議（Einspruch）を送る',
    consequence: '決定がまちがっていても、確定します。',
    service: '税の決定は、出してから4日目に届いたとみなされます',
  },
  'de.public.tax-step-check': {
    says: '決定を、あなたの申告と1行ずつ比べてください。最後の説明に、何が変えられたか書いてあります。',
  },
  'de.public.tax-step-object': {
    says: 'まちがいですか。1文で異議を出し、争う部分の支払いの停止を求めてください。',
  },
  'de.public.tax-step-pay': {
    says: '期限内に払うか、その日の前に延期を求めてください。遅れた税には、始まった1か月ごとに1%かかります（Säumniszuschlag）。',
  },
  'de.public.tax-step-estimate': {
    says: '申告がなかったので、税務署があなたの収入を推測しました。異議を出し、今、申告を送ってください。',
  },
  'de.public.tax-option-object': {
    says: '税の番号を書いて、1文を送ります。証拠は後でつけます。',
    title: '税の決定に異議を出す',
    cost: '無料。',
    time: '1か月。',
    risk: '税務署は、あなたに不利にも変えられますが、先に警告しなければなりません。そのときは取り下げられます。',
    bestFor: '費用がぬけていた、または税務署がまちがえたとき。',
  },
  'de.public.tax-option-time': {
    says: '苦しさを説明し、計画を申し出ます。',
    title: '延期か分割払いを求める',
    cost: 'ふつう、1か月に0.5%の利息。',
    time: '支払日の前。',
    risk: '税務署が、財産の証明を求めることがあります。',
    bestFor: '税は正しいが、今払えないとき。',
  },
  'de.public.tax-option-help': {
    says: '給料の税の援助団体が、働く人と年金の人を助けます。',
    title: '税の援助団体か税理士に相談する',
    cost: '収入による年会費、または料金。',
    time: '1か月以内。',
    risk: '期限内に自分で異議を出してください。',
    bestFor: '決定がわからないとき。',
  },
  'de.public.tax-right-restore': {
    says: '自分のせいでなく1か月を過ぎたなら、1か月以内に、元に戻すよう求めてください（Wiedereinsetzung）。',
  },
  'de.public.tax-right-slip': {
    says: 'まちがった数字など、明らかなまちがいは、後でも直せます。',
  },
  'de.public.tax-right-stop': {
    says: '重大な疑いがあれば、税務署は、異議の結論が出るまで支払いを止めるべきです。',
  },
  'de.public.tax-step-day': {
    says: '支払日を書きとめてください。払えなければ、その日の前に延期を求めます。',
  },
  'de.public.tax-step-proof': {
    says: '足りない請求書と証拠を、異議と一緒に、またはすぐ後に送ってください。',
  },
}

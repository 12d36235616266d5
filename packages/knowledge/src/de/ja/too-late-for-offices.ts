/** What can still be done when the time to object to a fine, a tax or a benefit decision is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_JA: Words = {
  'de.late.fine-want': {
    says: '役所があなたに過料（Bußgeldbescheid）を科しました。書面の日付から数えると、異議の2週間は過ぎました。',
  },
  'de.late.fine-reality': {
    says: '期限内の異議がなければ過料は確定し、役所は取り立てられます。頼めば分割はまだ認められます。',
  },
  'de.late.fine-step': {
    says: '黄色い封筒の日付を見てください。2週間たっていなければ、今日異議を出します。留守や病気だったなら、それが終わって1週間以内に期限の回復（Wiedereinsetzung）を求めます。',
  },
  'de.late.fine-option': {
    says: '異議を出し、同じ手紙に間に合わなかった理由を書きます。切符や診断書などの証拠を付けます。',
    title: '期限の回復（Wiedereinsetzung）を求める',
    cost: '無料。',
    time: '帰宅や回復から1週間。',
    risk: '証拠がなければ認められません。',
    bestFor: '休暇や入院中だった、または書面が届かなかったとき。',
  },
  'de.late.warning-want': {
    says: 'これは1週間以内に少額を払えば終わる申し出（Verwarnungsgeld）でした。その週は過ぎました。正式な過料が来ることがあり、それには異議を出せます。',
  },
  'de.late.penal-step': {
    says: '今日、刑事弁護士に電話してください。自分のせいでなく遅れたなら、その後1週間以内に、同じ手紙で異議と期限の回復（Wiedereinsetzung）を出します。',
  },
  'de.late.penal-right': {
    says: '確定した罰金も分割で払えます。収入の証拠を付けて検察庁（Staatsanwaltschaft）に頼みます。',
  },
  'de.late.tax-rights': {
    says: '異議の1か月は過ぎたようです。支払いの猶予はまだ頼めます。明らかな誤りは直せ、自分のせいでなければ期限は回復されます。',
  },
  'de.late.tax-reality': {
    says: '遅れた税には月ごとに1％かかります。役所は差押えの前に督促するはずで、猶予もまだ認められます。',
  },
  'de.late.tax-step': {
    says: '数え直してください。1か月は発送の4日目から始まります。自分のせいでなく遅れたなら、その後1か月以内に異議と期限の回復（Wiedereinsetzung）を出します。',
  },
  'de.late.tax-plan': {
    says: 'まだ払っていませんか。今日、役所に電話し、分割と取立ての猶予（Vollstreckungsaufschub）を頼み、家計を示します。',
  },
  'de.late.tax-year': {
    says: '異議の方法と期限が書かれていない、または誤っていますか。それなら1年あります。',
  },
  'de.late.tax-facts': {
    says: '今になって分かった事実や証拠で、まだ税が下がることがあります。重い落ち度があるときは別です。',
  },
  'de.late.tax-option': {
    says: '払えなかった理由を説明し、計画を示します。とても苦しいなら一部の免除を頼みます。',
    title: '今から猶予や分割を頼む',
    cost: '税額と、期限後の月ごとに1％。',
    time: '今日。',
    risk: '同意までは取立てが続くことがあります。',
    bestFor: '税は正しいが一度に払えないとき。',
  },
  'de.late.benefit-reality': {
    says: '異議の1か月は過ぎたようで、今は決定が有効です。でも、誤った決定は今からでも見直しを求められます（Überprüfungsantrag）。',
  },
  'de.late.benefit-rights': {
    says: '見直しを求め、書類を見て、少額の分割を頼むことがまだできます。すべて無料です。',
  },
  'de.late.benefit-step': {
    says: 'おかしいと思うなら、今日「§ 44 SGB Xにより見直しを求めます」と書き、決定の日付と番号、誤りを示します。',
  },
  'de.late.benefit-restore': {
    says: '入院など、自分のせいでなく遅れたなら、その後1か月以内に、同じ手紙で異議と期限の回復（Wiedereinsetzung）を出します。',
  },
  'de.late.benefit-year': {
    says: '異議の方法と期限が書かれていない、または誤っていますか。それなら1年あります。',
  },
  'de.late.benefit-option': {
    says: 'どの決定がなぜ誤りか書きます。役所は見直さなければならず、その答えには異議を出せます。',
    title: '見直しを求める（Überprüfungsantrag）',
    cost: '無料。',
    time: 'いつでも。ただし、さかのぼれる年数は限られます。',
    risk: '支払いは止まりません。分割も頼んでください。',
    bestFor: '決定が誤りで、1か月が過ぎたとき。',
  },
}

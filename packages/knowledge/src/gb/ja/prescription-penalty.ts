/** 無料の処方や歯科についての制裁金: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const PRESCRIPTION_PENALTY_JA: Words = {
  'gb.free-care.civil': {
    says: 'これは請求であり、有罪判決ではありません。間違いはよくあり、わざとうそをついた場合だけが犯罪です。',
  },
  'gb.free-care.no-goods': {
    says: 'この通知だけで、物や給料を取られることはありません。先に裁判所の決定が必要です。',
  },
  'gb.free-care.step-why': {
    says: 'その日なぜ払わなかったか確かめてください。給付、証明書、年齢、妊娠、低い収入などです。その日の証拠を探してください。',
  },
  'gb.free-care.step-challenge': {
    says: '通知にあるサイトで、期限までに異議を出してください。証拠を送り、写しを残してください。',
  },
  'gb.free-care.step-parts': {
    says: '払う必要があるのにすぐ払えないなら、分割と追加金なしを今求めてください。',
  },
  'gb.free-care.right-surcharge': {
    says: '追加金(surcharge)は、28日払わなかった後だけです。制裁金の半分で、最高£50です。',
  },
  'gb.free-care.right-complain': {
    says: '対応が悪ければ、NHS Business Services Authorityに苦情を出せます。その後はHealth Service Ombudsmanが無料です。',
  },
  'gb.free-care.insight-credit': {
    says: 'Universal Creditだけでは無料とは限りません。前の月の収入によります。',
    actionable: 'その月の明細を見てください。今後はNHS Low Income Schemeを調べてください。',
  },
  'gb.free-care.option-challenge': {
    says: 'その日に権利があった証拠を送ってください。または、注意していたのに誤った理由を示してください。',
    title: '制裁金に異議を出す',
    cost: 'かかりません。',
    time: '期限までに返事を1回。',
    risk: '「知らなかった」だけでは足りません。元の料金は残ることがあります。',
    bestFor: '権利があった、またはあると言われたとき。',
  },
  'gb.free-care.option-pay': {
    says: '公式サイトか通知の方法で払い、受領書を残してください。',
    title: '追加金の前に払う',
    cost: '料金と制裁金。',
    time: '通知の日まで。',
    risk: '通知が正しければ、ありません。',
    bestFor: '権利も十分な理由もなかったとき。',
  },
  'gb.free-care.wales-right': {
    says: '悪いことをせず注意していたと示せば、制裁金は要りません。元の料金は残ることがあります。',
  },
  'gb.free-care.wales-step': {
    says: 'その日に無料だった証拠を探してください。期限までに、短い手紙と送ってください。',
  },
  'gb.free-care.scotland-right': {
    says: '悪いことをせず注意していたと示せば、制裁金は要りません。元の料金は残ることがあります。',
  },
  'gb.free-care.scotland-step': {
    says: 'その日に無料だった証拠を探してください。期限までに、短い手紙と送ってください。',
  },
  'gb.free-care.wales-civil': {
    says: 'これは請求であり、有罪判決ではありません。間違いはよくあり、わざとうそをついた場合だけが犯罪です。',
  },
  'gb.free-care.wales-step-parts': {
    says: '払う必要があるのにすぐ払えないなら、分割と追加金なしを今求めてください。',
  },
  'gb.free-care.wales-option-challenge': {
    says: 'その日に権利があった証拠を送ってください。または、注意していたのに誤った理由を示してください。',
    title: '制裁金に異議を出す',
    cost: 'かかりません。',
    time: '期限までに返事を1回。',
    risk: '「知らなかった」だけでは足りません。元の料金は残ることがあります。',
    bestFor: '権利があった、またはあると言われたとき。',
  },
  'gb.free-care.scotland-civil': {
    says: 'これは請求であり、有罪判決ではありません。間違いはよくあり、わざとうそをついた場合だけが犯罪です。',
  },
  'gb.free-care.scotland-step-parts': {
    says: '払う必要があるのにすぐ払えないなら、分割と追加金なしを今求めてください。',
  },
  'gb.free-care.scotland-option-challenge': {
    says: 'その日に権利があった証拠を送ってください。または、注意していたのに誤った理由を示してください。',
    title: '制裁金に異議を出す',
    cost: 'かかりません。',
    time: '期限までに返事を1回。',
    risk: '「知らなかった」だけでは足りません。元の料金は残ることがあります。',
    bestFor: '権利があった、またはあると言われたとき。',
  },
}

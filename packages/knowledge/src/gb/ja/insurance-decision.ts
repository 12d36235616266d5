/** Decisions of insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DECISION_JA: Words = {
  'gb.insurance.want': {
    says: '保険会社が決定を知らせています。受け入れる必要はありません。',
  },
  'gb.insurance.rights-summary': {
    says: '理由と報告書を求め、無料で苦情を出し、次にFinancial Ombudsmanに行けます。',
  },
  'gb.insurance.reality': {
    says: '最初の断りで終わりではありません。オンブズマン（Ombudsman）は公正かどうかで決めます。あなたが受け入れれば、保険会社は従わなければなりません。',
  },
  'gb.insurance.who': {
    says: '保険会社は民間の会社です。Financial Conduct Authorityの規則により、請求を早く公正に扱わなければなりません。',
  },
  'gb.insurance.know': {
    says: '保険会社が対象外の条項（exclusion）を使うなら、当てはまることは保険会社が示さなければなりません。',
    learnMore: '契約のどの言葉を使ったか、どの事実が当てはまるかを聞いてください。',
  },
  'gb.insurance.org': {
    says: 'Financial Ombudsmanは無料で、頼んでも裁判の権利はなくなりません。',
  },
  'gb.insurance.step-reasons': {
    says: '決定のもとになった契約の正確な言葉、事実、報告書を全部、手紙で求めてください。',
  },
  'gb.insurance.step-compare': {
    says: '手紙と契約を並べて読んでください。言葉は、本当に起きたことに合いますか。合わない点を全部書きます。',
  },
  'gb.insurance.step-proof': {
    says: '自分の証拠を集めてください。日付つきの写真、領収書、配管工、建築業者、修理工場、医師の短いメモです。',
  },
  'gb.insurance.step-complain': {
    says: '苦情（complaint）を送ってください。その言葉を使います。保険会社は8週間以内に答えます。',
  },
  'gb.insurance.step-ombudsman': {
    says: '最終回答の後、6か月以内にFinancial Ombudsmanに行けます。その日を過ぎないでください。',
  },
  'gb.insurance.step-part': {
    says: '一部を払うと言われたら、残りを争う間に、その分を今払うよう求めてください。',
  },
  'gb.insurance.option-complain': {
    says: '決定がまちがっている理由を言い、証拠を送り、最終回答を求めます。',
    title: '苦情を出し、次にオンブズマンに行く',
    cost: '無料。',
    time: '最長8週間、その後数か月。',
    risk: 'ありません。裁判もまだできます。',
    bestFor: '理由が事実に合わないと思う場合。',
  },
  'gb.insurance.option-evidence': {
    says: '相手の理由に答える報告書や写真を送ります。',
    title: '新しい証拠を送り、見直しを頼む',
    cost: '報告書の費用。',
    time: '数週間。',
    risk: 'また断られることがあります。',
    bestFor: '決定が1つの弱い報告書による場合。',
  },
  'gb.insurance.option-help': {
    says: 'Citizens Adviceが、契約と手紙をいっしょに見てくれます。',
    title: '無料の相談を受ける',
    cost: '無料。',
    time: '電話1回。',
    risk: 'ありません。',
    bestFor: '損害が大きい、または契約の言葉が難しい場合。',
  },
  'gb.insurance.warn-six-months': {
    says: '無料のオンブズマン（Ombudsman）の権利は、最終回答から6か月でなくなります。その日をカレンダーに入れてください。',
  },
  'gb.insurance.warn-honest': {
    says: '請求にうそが1つあると、全部が終わることがあります。本当のことだけを言ってください。',
  },
  'gb.insurance.insight-gradual': {
    says: '少しずつ進む損害は、よくある断りの理由です。隠れた水もれなど見えなかったなら、オンブズマン（Ombudsman）はよく考えてくれることが多いです。',
    actionable: '最初にいつ分かりえたかを言い、配管工や建築業者にもそう書いてもらってください。',
  },
  'gb.insurance.insight-disclosure': {
    says: 'まちがった答えをしたと言っています。大切なのは、聞かれた正確な質問と、あなたが適切に注意したかです。',
    actionable: 'それぞれの質問と答えの写しを、日付つきで求めてください。',
  },
  'gb.insurance.insight-report': {
    says: '決定は、保険会社が払う人の報告書によるものです。見せるよう求めて、答えることができます。',
    actionable: '全部の報告書と写真を求め、自分のものを送ってください。',
  },
}

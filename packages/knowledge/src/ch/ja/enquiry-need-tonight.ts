/** Questions of people in need tonight: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'ch.ask-need.roof': {
    says: '今日、今いる市町村の社会福祉課（Sozialdienst、service social）に電話してください。憲法は困っているすべての人に、屋根、食べ物、世話の援助を約束しています（第12条）。住所が別でも、今いる州がすぐ助けなければなりません。閉まっていれば、今夜寝られる所を警察に聞きます。子どもがいると伝えてください。断るなら書面（Verfügung）を求めます。',
  },
  'ch.ask-need.food': {
    says: '今日、市町村の社会福祉課へ行き、食べるお金がないと伝えてください。憲法は困っているすべての人に人間らしく生きるための援助を約束しています（第12条）。申請の途中でも、緊急援助（Nothilfe）を現金か券で今求めてください。断るなら書面（Verfügung）を求めます。Caritas、Tischlein deck dich、教会も食料をくれます。',
  },
  'ch.ask-need.power-off': {
    says: '今すぐ電力会社に電話し、赤ちゃんがいると伝え、今日電気が戻るように分割払いかプリペイド式メーターを頼んでください。市町村の社会福祉課にも電話します。困っている人は誰でも援助を受ける権利があり（憲法第12条）、すぐ助けられます。電力会社の多くは市町村のものです。書面の決定（Verfügung）を求め、異議を出してください。',
  },
  'ch.ask-need.lender': {
    says: '危険なときは今すぐ117へ。お金のための脅しは犯罪で、暴利（Wucher、usure）も犯罪です。メッセージ、名前、支払いの記録を持って警察に届け、保護を求めてください。法定の上限を超えて貸す業者は、多くの場合利息を求められません。返すためにまた借りず、一人で会わないでください。被害者の相談（Opferhilfe、LAVI）は、昼も夜も無料で142です。',
  },
}

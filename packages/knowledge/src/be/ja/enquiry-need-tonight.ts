/** Questions of people in need tonight: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'be.ask-need.roof': {
    says: '今いる市町村の CPAS（OCMW）へ行ってください。登録が別の所でも、住まいのない人を緊急に助ける義務があります。ブリュッセル：Samusocial 0800 99 340（無料、24時間）。ワロン：1718（業務時間）。フランデレン：CAW。閉まっていれば、宿泊所の場所を警察に聞きます。断るなら書面を求めてください。労働裁判所は無料で、早く動けます。',
  },
  'be.ask-need.food': {
    says: '今日、市町村の CPAS（OCMW）へ行き、食べ物がないと伝えてください。正式な決定の前に、緊急の援助としてお金、券、食料を求めます。revenu d’intégration（leefloon）などを待っているなら前払いを。受領証を出し、30日以内に決めなければなりません。CPAS とフードバンクは今日食料が出る場所を知っています。労働裁判所は無料です。',
  },
  'be.ask-need.power-off': {
    says: '今すぐ CPAS（OCMW）と電力会社に電話し、赤ちゃんがいると伝えてください。ブリュッセルでは未払いによる停止は裁判官だけが許せ、10月1日から3月31日は止められず、CPAS が電気を戻させることもできます。ワロンでも先に裁判官が決めます。フランデレンでは委員会（LAC）が再開も決めます。分割払いとエネルギー基金を求めてください。',
  },
  'be.ask-need.lender': {
    says: '危険なときは今すぐ112か101へ。お金のための脅しは犯罪です。メッセージ、名前、支払いの記録を持って警察に届け、保護を求めてください。貸すことを仕事にするには国の許可が要ります。なければ SPF Économie にも知らせます。返すためにまた借りず、一人で会わないでください。CPAS（OCMW）が借金を無料で助けます。',
  },
}

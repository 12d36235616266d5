/** Questions about the pension, health premiums, public assistance and allowances: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_AND_BENEFITS_JA: Words = {
  'jp.ask.pension': {
    says: '市区町村の窓口で免除や納付猶予を申請してください。2年1か月前までさかのぼれます。障害年金の権利も守られます。督促を放置すると差押えもあります。',
  },
  'jp.ask.health-premium': {
    says: '期日前に市区町村の窓口へ行ってください。所得が少ない場合や失業の軽減、減免、分割を申し出ます。収入の資料を持参し、滞納中の受診についても確かめてください。',
  },
  'jp.ask.welfare': {
    says: '市区の福祉事務所で生活保護を申請できます。家や仕事、借金があっても申請できます。窓口は申請を受け付け、14日以内（最長30日）に回答しなければなりません。却下には3か月以内に審査請求できます。',
  },
  'jp.ask.allowance-back': {
    says: '理由と計算を書いた決定を書面で求めてください。誤りなら、知った日から3か月以内に審査請求ができます。出す先は通知に書いてあります。正しいときは、少しずつの分割を頼んでください。きちんと届け出ていたなら、そのことを示します。法テラスに電話してください。',
  },
  'jp.ask.pension-decision': {
    says: '決定を知った日から3か月以内に、社会保険審査官へ審査請求ができます。無料です。使われた診断書などの記録を求め、新しい診断書を出してください。その後は、2か月以内の再審査請求か、6か月以内の裁判ができます。社会保険労務士に相談できます。',
  },
}

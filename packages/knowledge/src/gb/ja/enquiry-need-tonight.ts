/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_JA: Words = {
  'gb.need.food': {
    says: '今日、自治体（council）にCrisis and Resilience FundのCrisis Paymentを頼んでください。食べ物や暖房のためのお金で、給付がなくても使えます。今日のフードバンクの引換券は0808 208 2138（無料、平日9時から17時）。学校、医師、保健師も出せます。Universal Creditを待っているなら前払い（advance）を頼んでください。',
  },
  'gb.need.food-scotland': {
    says: '今日、自治体（council）にScottish Welfare FundのCrisis Grantを頼んでください。緊急のとき食べ物と暖房の費用が出て、返さなくてよいです。16歳以上で収入が少なければ、給付がなくても使えます。断られたら見直し（review）を頼んでください。近くのフードバンクはCitizens Advice Scotland：0800 028 1456。',
  },
  'gb.need.food-wales': {
    says: '今日、gov.walesでDiscretionary Assistance FundのEmergency Assistance Paymentを申し込んでください。緊急のとき食べ物、ガス、電気、衣服の費用が出て、返さなくてよいです。給付がなくても使えます。今日のフードバンクの引換券は0808 208 2138（無料、平日9時から17時）。',
  },
  'gb.need.food-northern-ireland': {
    says: '今日、Finance Support（nidirect.gov.ukを参照）にDiscretionary Supportを頼んでください。困ったとき、食べ物や生活のための無利子の貸付か給付があり、働いていても使えます。断られたら見直し（review）を頼んでください。Advice NIは無料で、近くのフードバンクも教えてくれます：0800 915 4604。',
  },
  'gb.need.power': {
    says: '今すぐ電力会社に電話し、赤ちゃん、お年寄り、病気の人がいると伝え、分割払いを申し出て、今日の再開を頼んでください。止める前に、払える計画を出さなければなりません。自治体（council）に暖房のための緊急のお金を頼んでください。断られたらCitizens Advice：0808 223 1133（スコットランド 0800 028 1456）。通りも暗ければ停電です：105。',
  },
  'gb.need.meter': {
    says: '今すぐ電力会社に電話し、メーターの残高がないことと家に誰がいるかを伝えてください。緊急クレジット、夜間と週末のクレジット、赤ちゃんがいるなど困っている人への追加クレジット（extra credit）を出さなければなりません。少しずつ返します。会社か自治体（council）に燃料の引換券や緊急のお金を頼んでください。断られたらCitizens Advice：0808 223 1133（スコットランド 0800 028 1456）。',
  },
  'gb.need.loan-shark': {
    says: '危険なときは999に電話してください。あなたは罪を犯していません。許可なく貸す相手が犯罪です。裁判で貸金を請求することはできません。昼も夜も秘密を守る相談：イングランド0300 555 2222、スコットランド0800 074 0878、ウェールズ0300 123 3311。北アイルランドは警察101。助けて、相手を止めてくれます。メッセージを残し、銀行にカードを止めてもらってください。',
  },
  'gb.need.bed': {
    says: '今すぐ自治体（council）に電話し、今夜寝る所がないと伝えてください。時間外は緊急の番号があります。子ども連れ、妊娠中、病気、暴力から逃げている方には、調べる間、今夜の場所を出さなければなりません。法律では車は住まいではありません。断られたらShelter（無料）へ：0808 800 4444。',
  },
  'gb.need.bed-scotland': {
    says: '今すぐ自治体（council）に電話し、今夜寝る所がないと伝えてください。時間外は緊急の番号があります。ホームレスと考える理由があれば、今夜の場所を出し、調べるのはその後にしなければなりません。スコットランドでは子どもがいてもいなくても同じです。断られたらShelter Scotland（無料）へ：0808 800 4444。',
  },
  'gb.need.bed-wales': {
    says: '今すぐ自治体（council）に電話し、今夜寝る所がないと伝えてください。時間外は緊急の番号があります。ウェールズでは、優先される可能性があれば、調べる間の場所を出さなければなりません。子ども連れ、妊娠中、病気、暴力から逃げている方、路上の方などです。断られたらShelter Cymru（無料）へ：08000 495 495。',
  },
  'gb.need.bed-northern-ireland': {
    says: '今すぐHousing Executiveに電話し、今夜寝る所がないと伝えてください。03448 920 900、夜と週末は03448 920 908です。子ども連れ、妊娠中、病気、暴力から逃げている方には、調べる間の場所を出さなければなりません。断られたらHousing Rightsの無料相談へ：028 9024 5640。',
  },
}

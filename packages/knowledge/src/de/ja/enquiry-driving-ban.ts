/** Questions about driving so fast that the licence is taken for a month: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_JA: Words = {
  'de.ask-drive.speed-ban': {
    says: '市街地で31km/h、郊外で41km/h以上の超過は、過料と2点と1か月以上の運転禁止が原則です。1年以内に26km/h以上が2回でも同じです。聴取用紙には氏名と住所だけ書きます。決定への異議は黄色い封筒から2週間です。初めての禁止なら、4か月以内で始まりを選べます。仕事に関わるなら、先に弁護士に相談してください。',
    dependsOn: '超過の程度、場所、前歴',
  },
  'de.ask-drive.alcohol': {
    says: '1.1‰以上は犯罪です。裁判所は多くの場合免許を取り消し、6か月から5年の停止期間（Sperre）を決めます。新しい免許は申請が必要で、終わる3か月前がよいです。MPUの検査は1.6‰以上なら必ず、それ未満は他の理由があるときだけです。0.5から1.09で運転の誤りがなければ、500ユーロ、2点、1か月の運転禁止です。警察には事実を話さず、弁護士に相談を。略式命令への異議は2週間です。',
  },
}

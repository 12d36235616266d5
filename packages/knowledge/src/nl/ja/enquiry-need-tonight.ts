/** Questions of people in need tonight: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'nl.ask-need.food': {
    says: '今日、市（gemeente）に電話し、食べるお金がないと伝えてください。市か地区チーム（wijkteam）がすぐに Voedselbank（フードバンク）へ紹介できます。生活扶助（bijstand）を申請し、急ぐと言います。求められた書類を出してください。そうすれば、たいてい4週間以内に前払い（voorschot）が出るはずで、もっと早くもできます。bijzondere bijstand も求めてください。Geldfit は無料：0800 8115。',
  },
  'nl.ask-need.lender': {
    says: '危険なときは今すぐ112へ。お金のための脅しは犯罪です（bedreiging、afpersing）。メッセージ、名前、支払いの記録を持って警察に届け、保護を求めてください。貸すことを仕事にするには許可が要ります。返すためにまた借りず、一人で会わないでください。借金は市の schuldhulp が無料で助けます。Geldfit：0800 8115。被害者は Slachtofferhulp へ。',
  },
}

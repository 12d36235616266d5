/** Questions about a first charge before the magistrates’ court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAGISTRATES_JA: Words = {
  'gb.ask-court-fine.single-justice': {
    says: '通知の日付から21日以内に、オンラインか郵便で答えてください。何も言わないと、欠席のまま有罪と罰金になりえます。本当にした時だけ有罪を認めると、罰金は多くの場合3分の1減ります。反論があれば「not guilty」で、審理が開かれます。罰金は収入で決まるので収入の用紙も出します。',
  },
  'gb.ask-police.drink-driving': {
    says: '有罪なら運転禁止は最低12か月で、仕事に車が要っても避けられません。数値が高いほど長く、10年以内の2回目は最低3年です。審理の前に弁護士に会ってください。裁判所のduty solicitorは多くの人に無料です。認める前に数値と検査の方法を確かめます。講習で最大4分の1短くなります。裁判所が禁じるまでは運転できます。',
  },
  'gb.ask-tv.charged': {
    says: '21日以内に、オンラインか郵便で、収入の用紙と一緒に答えてください。黙っていると、事情を聞かれずに罰金になります。ライセンスなしで生放送やiPlayerを見ていたなら、罪を認めると罰金はふつう3分の1減ります。収入の低さ、子ども、今は払っていることを伝え、TV Licensingに取り下げも頼みます。罰金（1,000ポンドまで）だけの罪です。有罪にはなりますが、DBSが使う警察の記録にはふつう載りません。',
  },
}

/** Letters of claim after an accident: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ACCIDENT_JA: Words = {
  'gb.lbc.accident-want': {
    says: '事故はあなたのせいだとして、あなたか保険会社に損害を払うよう求めています。',
  },
  'gb.lbc.accident-rights': {
    says: '返事は自動車保険の会社に任せられます。自分のせいだと認める必要はありません。',
  },
  'gb.lbc.accident-reality': {
    says: 'これは請求で、借金ではありません。だれのせいか、裁判所はまだ決めていません。保険に入っていたなら、保険会社が対応します。',
  },
  'gb.lbc.accident-cannot': {
    says: 'この手紙のために執行官（bailiff）は来られません。先に裁判の請求（court claim）を始め、勝つ必要があります。',
  },
  'gb.lbc.accident-step-insurer': {
    says: '今日、この手紙を自分の自動車保険の会社に送り、電話してください。ほとんどの契約で、そうする義務があります。指示があるまで返事をしないでください。',
  },
  'gb.lbc.accident-step-no-blame': {
    says: '自分のせいだと認めず、お金も申し出ないでください。あなたの立場や保険に悪い影響が出ることがあります。',
  },
  'gb.lbc.accident-step-record': {
    says: '何があったかを書いてください。写真、ドライブレコーダーの映像、見た人の名前を残します。',
  },
  'gb.lbc.accident-step-uninsured': {
    says: '保険に入っていなかったなら、今週中に法律相談を受けてください。手紙が届いたことと相談中であることを、期限内に返事します。',
  },
  'gb.lbc.accident-step-proof': {
    says: 'あなたか保険会社は、鑑定の報告書、写真、修理の請求書、代車の請求書を求められます。',
  },
  'gb.lbc.accident-right-time': {
    says: '返事には適切な時間があります。裁判の規則では、簡単な件で14日、とても難しい件で最長3か月です。',
  },
  'gb.lbc.accident-right-proof': {
    says: 'あなたのせいであることと、それぞれの金額が適正なことは、相手が証明しなければなりません。相手にも責任があると言えます。',
  },
  'gb.lbc.accident-option-insurer': {
    says: '保険会社が請求を調べ、返事をし、正しければ払います。',
    title: '保険会社に任せる',
    cost: '自己負担額や無事故割引がかかることがあります。',
    time: '今日電話します。',
    risk: 'すぐにすれば、ありません。大きく遅れると、保険が使えなくなることがあります。',
    bestFor: '事故の日に自動車保険があった場合。',
  },
  'gb.lbc.accident-option-advice': {
    says: '保険がない、または保険会社に断られたなら、Citizens AdviceやLaw Centreが返事を手伝えます。',
    title: '無料の法律相談を受ける',
    cost: '無料。',
    time: '1時間ほど。',
    risk: '待っている間に、返事の期限を過ぎないようにしてください。',
    bestFor: '事故の日に保険がなかった場合。',
  },
  'gb.lbc.accident-warn': {
    says: 'だれも返事をしなければ、裁判の請求（court claim）を始めることがあります。裁判所の書類は、その日のうちに保険会社へ送ってください。',
  },
}

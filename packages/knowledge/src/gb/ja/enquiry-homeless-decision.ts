/** Questions about a council's no to a person without a home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_JA: Words = {
  'gb.ask-homeless.review': {
    says: '決定から21日以内に、書面で見直し（review）を自治体に求めます。同じ手紙で、決まるまでの適した仮の住まいと、その理由も求めてください。それでも断られたら、法律の点について21日以内にCounty Courtへ訴えられます。今日Shelterに電話を。法律扶助が使えます。',
  },
  'gb.ask-homeless.intentional': {
    says: '通知から21日以内に書面で見直し（review）と、決まるまでの住まいを求めてください。暴力や脅しなどで住み続けるのが無理だったなら「故意」ではありません。子どもがいるか妊娠中なら、自治体はいずれにせよ相当の期間住まいを与え、探すのを助けなければなりません。Shelter：0808 800 4444。',
  },
  'gb.ask-homeless.accept-and-review': {
    says: '助言を受ける前に断らないでください。自治体が支援をやめることがあります。住まいを受け入れた上で、適していないと見直し（review）を求められます。21日以内に書面で、健康、車いす、学校、仕事、距離などの理由を証拠と共に書きます。Shelter：0808 800 4444。',
  },
  'gb.ask-homeless.turned-away': {
    says: '市（council）はそのように追い返せません。裁判所の命令があるか、56日以内に家を失うおそれがあれば、申請を受け付けて今すぐ助けなければなりません。公式の指針も、家族に執行官を待たせるべきでないとしています。今日、命令書を付けて書面で申請し、書面の決定を求めてください。子どもがいれば、家を失ったとき仮の住まいを用意する義務があります。Shelterか市の助言があるまで出ないでください。',
  },
}

/** Questions about divorce and contact with children: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'nl.ask.divorce': {
    says: '結婚を終わらせられるのは裁判官だけで、弁護士が申し立てます。子どもがいるなら、計画（ouderschapsplan）が必要です。その前に、だれが当面家に残るかを決め、書類の写しを全部残してください。その間のことは、裁判官が早く決められます。',
  },
  'nl.ask.child-contact': {
    says: 'あなたと子どもには会う権利があります。まず調停者や町の助けで話し合い、決めたことを書いてください。だめなら、弁護士が裁判所に面会の取り決め（omgangsregeling）を求めます。',
  },
  'nl.ask.contact-not-kept': {
    says: '裁判官が決めた取り決めは、両方の親を縛ります。守られなかった日を毎回書き、メッセージを残してください。相手の親に手紙を書き、取り決めの日を求めてください。その後、弁護士が裁判官に申し立てられ、必要なら急ぎの手続（kort geding）もあります。裁判官は1回ごとの金額（dwangsom）を決めたり、取り決めを変えたりできます。援助付きの弁護士をJuridisch Loketに頼んでください。養育費は払い続けてください。',
  },
  'nl.ask.violence': {
    says: '危ないときは112に電話してください。Veilig Thuis（0800-2000）は24時間無料です。市長は、暴力をふるう人を10日間、全部で最長4週間、家から出し、連絡を禁じられます。裁判官はもっと長く連絡を禁じられます。警察に届け、医師に診てもらい、写真とメッセージを残しましょう。Juridisch Loketが弁護士を探します。',
  },
}

/** Questions about job offers, vacation pay, speaking up, and work without papers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_PROMISES_JA: Words = {
  'us.story.speak-up': {
    says: '危険や違法な行いを知らせた人は、法律で守られます。OSHAには30日以内に行かなければなりません。日付のわかるメッセージを取っておき、早く労働の弁護士に会ってください。',
    dependsOn: '何を、だれに知らせたか、住んでいる州',
  },
  'us.story.vacation-pay': {
    says: 'カリフォルニア州、イリノイ州、マサチューセッツ州などでは、働いて得た休暇は賃金で、消すことはできません。ほかの州では、書面の決まりで決まります。それを求め、賃金の請求を出してください。',
    dependsOn: '住んでいる州と会社の決まり',
  },
  'us.story.job-offer': {
    says: 'ほとんどの仕事は、いつでも終えられる契約（at will）なので、採用の申し出も取り消されることがあります。はっきりした約束を信じて損をしたなら、その費用をもらえるかもしれません。手紙と領収書を取っておいてください。',
    dependsOn: '何が約束され、何をあきらめたか',
  },
  'us.story.no-papers': {
    says: '賃金の法律は、滞在の書類があってもなくても、あなたを守ります。給料を求めたことを理由に、雇い主があなたを罰したり、移民局に電話したりしてはいけません。働いた時間はすべて払われ、週40時間をこえるとたいてい5割増しです。おどしの記録を残し、働いた時間を書きとめてください。Wage and Hour Division(1-866-487-9243)は、書類にかかわらず無料で助けます。期限は2年、わざとなら3年です。',
  },
  'us.state.ca.ask-last-pay': {
    says: 'カリフォルニアでは、解雇やレイオフのとき、給料は全額その日にすぐ払われます。たまった休暇の分も含みます。自分で辞めたなら72時間以内、72時間前に伝えていれば最後の日です。会社がわざと遅らせると、遅れた日ごとに1日分の給料を最大30日分払う義務があります。書面で求め、Labor Commissioner に無料で申し立ててください。',
  },
}

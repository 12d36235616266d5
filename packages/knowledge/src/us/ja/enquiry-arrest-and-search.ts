/** The Japanese words of the rows in ../enquiry-arrest-and-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_AND_SEARCH_JA: Words = {
  'us.ask-criminal.phone-search': {
    says: 'あなたが「はい」と言わないかぎり、警察が電話の中を調べるには、逮捕の後でも令状が必要です。同意しないと落ち着いて言い、弁護士を求めてください。',
  },
  'us.ask-criminal.passcode': {
    says: '弁護士と話す前に教えないでください。「弁護士をお願いします」とだけ言ってください。刑事と話す必要はありません。最初の出廷（arraignment）で、国選の弁護人（public defender）を求められます。',
  },
  'us.ask-criminal.car-search': {
    says: '車の場合、犯罪の証拠があると考える十分な理由があれば、令状はいりません。交通違反で止めただけでは足りません。落ち着いて“I do not agree to a search.”と言ってください。抵抗はしないでください。',
    dependsOn: '警察が何を知っているか、あなたが同意するか',
  },
  'us.story.arrested': {
    says: '弁護士のほかには、起きたことをだれにも話さないでください。裁判の日には必ず行ってください。払えないなら国選の弁護人（public defender）を頼み、初めての事件なら裁判を避ける制度（diversion）について聞いてください。',
  },
  'us.story.warrant': {
    says: '今日、裁判所の窓口（clerk）か弁護士に電話し、事件をもう一度予定に入れる方法を聞いてください。見つかるよりも、自分から行くほうが、たいていよい扱いを受けます。',
  },
  'us.story.drunk': {
    says: '裁判と免許の二つの手続きがあります。免許を守るための期間は、多くは7日から15日です。今すぐその審理を申し込み、裁判の前に弁護士に会ってください。',
  },
  'us.story.store-letter': {
    says: 'この手紙は民事の請求で、刑事事件とは別です。払っても、罪の訴えは終わりません。州の法律が額の上限を決めていて、店は証明しなければなりません。返事を書く前に弁護士と話してください。',
    dependsOn: '住んでいる州と、何があったか',
  },
}

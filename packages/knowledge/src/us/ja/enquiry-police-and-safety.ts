/** Questions about the police, old records, stalking, images and recordings: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_SAFETY_JA: Words = {
  'us.story.police-home': {
    says: '警察が家に入るには、令状か、あなたの同意か、緊急の事情が必要です。同意しないと落ち着いて言ってください。質問に答える必要はありません。弁護士を求めると言ってください。',
    dependsOn: 'だれかが同意したか、緊急の事情があったか',
  },
  'us.story.police-talk': {
    says: '法律が求めるところで名前を言うほかは、警察の質問に答える必要はありません。「弁護士を求めます。黙っています」と言ってください。うそは言わないでください。',
  },
  'us.story.old-record': {
    says: '多くの州は、古い事件や小さな事件の記録を消します。自動で消えるものもあります。自分の記録を取り寄せ、待つ期間を確かめ、裁判所に申し立ててください。法律扶助（legal aid）がよく無料で助けます。',
    dependsOn: '州、罪の種類、それからの年数',
  },
  'us.story.images': {
    says: 'リンクのついた証拠を残してください。サイトに消すように求めてください。大きなサイトは、私的な性的画像を48時間以内に消さなければなりません。広めることはほとんどの州で犯罪で、あなたは訴えることができます。',
  },
  'us.story.recording': {
    says: '連邦の法律では、自分が加わっている話を録音できます。カリフォルニア州、フロリダ州、ペンシルベニア州など、全員の同意が必要な州もあります。',
    dependsOn: '住んでいる州',
  },
  'us.story.my-things': {
    says: '物の一覧と、日付と、渡し方を書いて、返すように求める手紙を書いてください。警察は、たいてい、争いにならないように見守ることしかできません。その後、少額裁判所（small claims）か返還の裁判（replevin）で、物かその値打ちを取り戻せます。',
  },
}

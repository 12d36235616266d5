/** Questions about unemployment benefits after quitting a job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_UNEMPLOYMENT_JA: Words = {
  'us.fact.quit-unemployment': {
    says: '今すぐ申請してください。自分から辞めるとたいてい受けられませんが、正当な理由があれば別です。危険な仕事、違法な嫌がらせ、賃金の未払い、大幅な減給、多くの州では病気や家庭の暴力です。先に上司に伝えて改善を求めたことを、メッセージや診断書で示します。まだ辞めていなければ先にそれを。断られたら手紙の期日までに不服を申し立てます。',
    dependsOn: '辞めた理由と州',
  },
  'us.fact.quit-hours-cut': {
    says: '労働時間や給料の大幅な削減は、多くの州で辞める正当な理由になります。断られたら、手紙の期限までに書面で不服を申し立てます。聴聞は電話が普通です。削減前後のシフト表と給与明細、元に戻すよう求めた証拠を出してください。毎週の申請は続けます。まだ在職中なら辞めずに、部分給付を尋ねてください。',
  },
}

/** The Japanese words of the rows in ../music-license.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENSE_JA: Words = {
  'us.music.want': {
    says: '音楽の権利の団体が、曲を人前で流すための許可（license）を、あなたの店や会社に買ってほしいと言っています。',
  },
  'us.music.reality': {
    says: 'これは裁判所の書類でも税金でもありません。でも、お客に聞かせる音楽には、たいてい許可が必要です。',
  },
  'us.music.right-small': {
    says: '小さな店や飲食店は、広さやスピーカーの決められた限度を守れば、ラジオやテレビに許可はいりません。配信、ディスク、生の演奏は当てはまりません。',
  },
  'us.music.right-need': {
    says: '許可が必要なのは、人前で流すとき（public performance）だけです。どの曲が、いつ流れたと言うのか、だれのために動いているのかを聞いてください。',
  },
  'us.music.right-rate': {
    says: '料金が不公正だと思う小さな店は、近くの連邦の裁判所に、料金を見てもらえます。',
  },
  'us.music.warn': {
    says: '音楽を流しているなら、無視しないでください。裁判所は、一曲ごとに$750以上を払わせることがあります。',
  },
  'us.music.step': {
    says: 'どんな音楽を、何から流しているか、部屋の広さはどれだけかを書きとめてください。使っている音楽サービスが店での利用も含むか確かめてください。',
  },
  'us.music.option-answer': {
    says: '何を流しているか、小さな店の決まりに当てはまることを伝えるか、あなたの広さの料金を聞きます。',
    title: '事実を書いて答える',
    cost: '無料',
    time: '短い手紙',
    risk: '許可が必要なら、過去に流した分は残ります。',
    bestFor: 'ラジオかテレビだけを流す、または音楽を流さないとき。',
  },
  'us.music.option-stop': {
    says: '音楽を止めるか、店のために許可を得たサービスを使います。',
    title: '止めるか、許可のある音楽に変える',
    cost: 'サービスによります',
    time: '今日',
    risk: '過去に流した分は解決しません。',
    bestFor: '自分で許可を買いたくないとき。',
  },
}

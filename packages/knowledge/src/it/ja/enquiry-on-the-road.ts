/** Questions about traffic fines and garages: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'it.ask.fine-too-old': {
    says: '交通の罰金を取り立てる権利は、違反から5年で終わります。その間に書類が送達されるたびに、5年は数え直しになります。',
    dependsOn: '最後に送達された書類',
  },
  'it.ask.fine': {
    says: '5日以内なら30%引き、60日以内なら最低額を払います。または異議を出します。治安判事（giudice di pace）に30日、Prefettoに60日です。両方はできません。',
    dependsOn: '証拠があるか',
  },
  'it.ask.fine-driver': {
    says: '60日以内に、だれが運転したかを警察に知らせてください。しないと、最初の罰金を払っても、2つ目の罰金が来ます。点数は本当に運転した人に行きます。罰金そのものは、持ち主も責任を負います。',
  },
  'it.ask.garage-keeps': {
    says: '修理工場が車を留められるのは、頼んだ仕事の代金が未払いのときで、認めていない仕事のためではありません。サインした注文書を求めてください。異議を残して払い、車を受け取ってから争います。',
  },
  'it.ask.speed-camera': {
    says: '承認だけでomologatoでない速度カメラは証拠にならないと、最高裁は言います。新しい省令で、2017年以降に承認された機種がomologato扱いになる可能性があります。2025年末からは、省の公開リストにないカメラは使えません。リストを見て、書類を求めましょう。60日以内にPrefettoへ無料で、または30日以内にgiudice di paceへ。先に払わないでください。',
  },
}

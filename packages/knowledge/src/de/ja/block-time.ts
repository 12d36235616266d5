/** The Japanese words of the rows in ../block-time.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BLOCK_TIME_JA: Words = {
  'de.block.want': {
    says: '職業の役所が、何週間か失業給付を払いません（Sperrzeit）。',
  },
  'de.block.right-reason': {
    says: '正当な理由があれば、止められません。仕事による病気、いじめ、未払いの給料、パートナーのところへの引っこし、確実な解雇などが認められることがあります。',
  },
  'de.block.right-length': {
    says: '仕事をやめたときは12週間です。ひどく困る場合には、6週間か3週間のこともあります。登録が遅れたときは1週間です。',
  },
  'de.block.right-cover': {
    says: '止められている間も、健康保険に入ったままです。基本の生活支援でつなげますが、減らされます。',
  },
  'de.block.step': {
    says: '1か月以内に異議を出し、理由を伝えてください。医師の手紙やメールなどの証拠をつけます。失業の登録は続けてください。',
  },
}

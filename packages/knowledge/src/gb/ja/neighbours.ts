/** Neighbours: noise, cameras, bad behaviour and nuisance. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_JA: Words = {
  'gb.neighbour.right-noise': {
    says: '役所は騒音、煙、においを調べる義務があります。ひどい迷惑なら、やめるよう命じます。',
  },
  'gb.neighbour.right-review': {
    says: '迷惑な行いを届けても、ほとんど何もされないときは、見直し（case review）を求められます。警察と役所は一緒に調べます。',
  },
  'gb.neighbour.right-nuisance': {
    says: '裁判所は、ひどい迷惑をやめるよう隣の人に命じ、お金を払わせられます。まず話し合いと調停を試します。',
  },
  'gb.neighbour.right-camera': {
    says: '持ち主の家の外まで写すカメラは、データの法律を守る必要があります。なぜ写すのか聞き、自分の映像を求められます。',
  },
  'gb.neighbour.answer': {
    says: '安全なら、まず話し、日記をつけます。次に役所に届けます。役所は調べる義務があり、やめるよう命じられます。',
  },
  'gb.noise.right-review': {
    says: '6か月に3回訴えても何もされないなら、見直し（anti-social behaviour case review）を求められます。自分で治安判事（magistrate）にやめさせる命令を求めることもできます。',
  },
}

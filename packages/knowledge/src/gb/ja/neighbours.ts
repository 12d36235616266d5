/** Japanese: the words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_JA: Words = {
  'gb.neighbour.right-hedge': {
    says: '2メートルを超える常緑の生け垣は役所に申し立てできます。まず隣の人と話し合います。手数料がかかります。',
  },
  'gb.neighbour.right-party-wall': {
    says: '共有の壁の工事や、近くを掘る前に、隣の人は1か月か2か月前に書面で知らせる必要があります。調査の専門家（surveyor）を頼めます。',
  },
  'gb.neighbour.right-noise': {
    says: '役所は騒音、煙、においを調べる義務があります。ひどい迷惑なら、やめるよう命じます。',
  },
  'gb.neighbour.right-review': {
    says: '迷惑な行いを届けても、ほとんど何もされないときは、見直し（case review）を求められます。警察と役所は一緒に調べます。',
  },
  'gb.neighbour.right-branches': {
    says: '枝や根は自分の境まで切れます。木が保護されていないか、先に役所に確かめます。',
  },
  'gb.neighbour.know-boundary': {
    says: 'Land Registry の図の線は、境をおおよそ示すだけです。古い証書や長い使用も大切です。',
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
  'gb.neighbour.answer-hedge': {
    says: 'まず隣の人と話し、手紙を書きます。2メートルを超える常緑の生け垣は、手数料を払って役所に申し立てできます。切るよう命じられます。',
  },
  'gb.neighbour.answer-wall': {
    says: '書面の知らせ（party wall notice）を求めます。共有の壁の工事や近くを掘る1か月か2か月前に必要です。知らせのない工事は裁判所が止められます。',
  },
  'gb.neighbour.answer-branches': {
    says: 'はい、自分の境まで切れます。切った物は返すと申し出て、木が保護されていないか役所に確かめます。',
  },
  'gb.noise.right-review': {
    says: '6か月に3回訴えても何もされないなら、見直し（anti-social behaviour case review）を求められます。自分で治安判事（magistrate）にやめさせる命令を求めることもできます。',
  },
}

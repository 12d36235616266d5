/** The Japanese words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_JA: Words = {
  'nl.desist.reality': {
    says: 'これは相手の要求で、裁判所の命令ではありません。ただし急ぎの裁判（kort geding）を起こせるので、放置しないでください。',
  },
  'nl.desist.right-proof': {
    says: '何をしたか、なぜ禁じられるかは相手が証明します。相手の書面に署名する義務はなく、自分の言葉で約束できます。',
  },
  'nl.desist.right-less': {
    says: '契約の違約金は、明らかに高すぎれば裁判所が減らせます。どこで同意したのか尋ねてください。',
  },
  'nl.desist.right-work': {
    says: '他社で働くことの禁止は書面が必要です。有期契約では、書面の重大な理由も要ります。裁判所は狭めたり、なくしたりできます。',
  },
  'nl.desist.step-lawyer': {
    says: '手紙の期限の前に、Juridisch Loketか弁護士に相談してください。必要なら書面で延長を求めてください。',
  },
  'nl.desist.right-opinion': {
    says: '正直な意見は、厳しくても言えます。事実として書くことには根拠が必要です。裁判官は、言論の自由と相手の評判を比べます。',
  },
}

/** The Japanese words of the rows in ../senders-collectors.ts. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

function collector(name: string): RowWords {
  return {
    says: `${name}は、債権を取り立てるか買う民間の会社です。裁判所ではありません。支払いを求められますが、あなたは証拠を求められます。`,
  }
}

export const SENDERS_COLLECTORS_JA: Words = {
  'es.sender.intrum': collector('Intrum'),
  'es.sender.axactor': collector('Axactor'),
  'es.sender.cabot': collector('Cabot Financial Spain'),
  'es.sender.eos': collector('EOS Spain'),
  'es.sender.kruk': collector('KRUK España'),
  'es.sender.link': collector('Link Financial'),
  'es.sender.hoist': collector('Hoist Finance Spain'),
  'es.sender.tdx': collector('TDX Indigo'),
  'es.sender.gescobro': collector('Gescobro'),
  'es.sender.lindorff': collector('Lindorff'),
  'es.sender.sierra': collector('Sierra Capital'),
  'es.sender.multigestion': collector('Multigestión'),
}

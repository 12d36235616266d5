/** Japanese: the words of the rows in ../rent-rises.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISES_JA: Words = {
  'gb.rent-rise.wants': {
    says: '家主は、書かれた日から家賃を上げたいと言っています。その日より前に争えます。',
  },
  'gb.rent-rise.right-form': {
    says: '民間の家主が家賃を上げられるのは年に1回で、公式の用紙と2か月前の知らせが要ります。契約の値上げ条項はもう効きません。',
  },
  'gb.rent-rise.right-tribunal': {
    says: '新しい家賃が始まる前に First-tier Tribunal に申し立てます。家主の求めより高くは決められず、高い家賃は決定の後に始まります。',
  },
  'gb.rent-rise.step': {
    says: '近くの似た家の家賃を調べます。新しい家賃が始まる前に家主に手紙を書きます。',
  },
  'gb.rent-rise.right-wales': {
    says: '家主が家賃を上げられるのは12か月に1回で、RHW12の用紙で2か月前に知らせます。',
  },
  'gb.rent-rise.right-scotland': {
    says: '家賃を上げられるのは12か月に1回で、公式の用紙で3か月前に知らせます。21日以内に家賃の審査官（rent officer）に頼めます。',
  },
  'gb.rent-rise.right-ni': {
    says: '家賃を上げられるのは12か月に1回で、3か月前に書面で知らせます。',
  },
}

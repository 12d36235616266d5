/** Questions on being dismissed while on workers compensation: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_WHILE_INJURED_JA: Words = {
  'au.ask.injured-sacked': {
    says: '労災を請求したことを理由に解雇するのは違法です。仕事のけがで働けない間も、しばらく守られます。ニューサウスウェールズは6か月、クイーンズランドは12か月です。ビクトリアでは、雇い主はできる限り52週の間、仕事を用意しなければなりません。給付は仕事が終わっても、多くは続きます。21日以内に動いてください。Fair Work Commission：1300 799 675。',
  },
  'au.ask.injured-sacked-nsw': {
    says: 'ニューサウスウェールズでは、けがで働けないことを理由に最初の6か月で解雇するのは犯罪です。医師が働けると言ったら、書面で復職を求めてください。断られたら、Industrial Relations Commission が命じられます。解雇から2年以内です。給付は多くは続きます。請求したための解雇なら21日以内に Fair Work Commission（1300 799 675）へ。',
  },
  'au.ask.injured-sacked-qld': {
    says: 'クイーンズランドでは、けがで働けないことを理由に、けがから12か月の間は解雇できません。雇い主には罰金があります。その間に医師が働けると言ったら、書面で復職を求めてください。断られたら、Queensland Industrial Relations Commission が命じられます。給付は多くは続きます。請求したための解雇なら21日以内に Fair Work Commission（1300 799 675）へ。',
  },
  'au.ask.injured-sacked-vic': {
    says: 'ビクトリアでは、働けない52週の間、雇い主は無理のない限り、元の仕事か合う仕事を用意しなければなりません。請求したことを理由に解雇するのは犯罪です。理由を書面で尋ね、診断書を付けて合う仕事を求めてください。用意しないなら WorkSafe Victoria に知らせてください。給付は多くは続きます。21日以内に Fair Work Commission（1300 799 675）へ。',
  },
}

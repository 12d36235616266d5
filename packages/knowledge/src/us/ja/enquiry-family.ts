/** Questions about heirs, visits, care, names and the refund of a couple: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'us.story.heirs': {
    says: '遺言がないときは、州の法律が、夫または妻と子どもの間で分けます。遺産を扱う人を決めるよう、probate courtに求めてください。その人は、すべてを一覧にし、説明しなければなりません。',
    dependsOn: '住んでいる州と、遺言があるか',
  },
  'us.story.injured-spouse': {
    says: '夫婦の共同の還付金のうち、あなたの分は、たいてい取り戻せます。申告から三年以内に、Form 8379（injured spouse）をIRSに出してください。',
  },
  'us.story.visits': {
    says: '面会と養育費は、別のことです。あなたが養育費を滞納していても、もう一人の親は面会の命令を守らなければなりません。命令を守らせることと、養育費の変更を、裁判所に求めてください。',
  },
  'us.story.care': {
    says: '本人がまだわかるうちは、委任状（power of attorney）に署名できます。そうでなければ、裁判所に後見（guardianship）を求めてください。お金を扱う人は、それを分けて管理し、説明しなければなりません。',
  },
  'us.story.name': {
    says: '地元の裁判所に申し立て、手数料を払うか免除を頼み、たいてい公告を出します。結婚や離婚の後は、その書類で足りることがよくあります。その後、Social SecurityとDMVに知らせてください。',
  },
}

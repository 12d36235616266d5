/** Questions about children of parents apart, and protection from a partner: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CUSTODY_AND_SUPPORT_JA: Words = {
  'us.ask-life.custody': {
    says: '家庭の裁判所に申し立ててください。それまでは、今の命令が有効です。たいてい、子どもが六か月住んだ州が決めます。無料の用紙と助けのある裁判所が多くあります。',
    dependsOn: '命令の内容と、子どもにとって一番よいこと',
  },
  'us.ask-life.support-change': {
    says: '変更を、すぐに裁判所か役所に求めてください。たまった分は、たいてい減りません。だから一か月ごとが大切です。払える分を払ってください。',
  },
  'us.ask-life.support-unpaid': {
    says: '州の養育費の役所（child support agency）に申し込んでください。給料、税金の還付、口座から取り立て、免許を止めることもできます。払われない分は、一回ごとに判決と同じ重さです。手数料は最大25ドルで、無料のことも多いです。',
  },
  'us.trouble.move-kids': {
    says: '親権（custody）の命令があるなら、引っ越しの前に、たいてい書面で知らせ、もう一人の親か裁判所の同意を得なければなりません。まず裁判所に求めてください。同意なしで移ると、親権をなくすことがあります。',
    dependsOn: '命令、住んでいる州、距離',
  },
  'us.ask-life.visits-and-support': {
    says: 'いいえ。養育費と面会は別のことです。養育費が払われなくても、面会の命令には従う必要があります。子どもを渡さないと裁判所侮辱となり、子どもと過ごす時間を減らされることもあります。未払い分は州の養育費の機関が取り立てます。面会で子どもが危ない場合や、まだ命令がない場合は、すぐ家庭裁判所に申し立ててください。',
  },
}

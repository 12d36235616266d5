/** Children, maintenance, safety and decisions for others: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_JA: Words = {
  'ie.family.right-access': {
    says: '面会、監護、後見を District Court に求められます。子どもにとって一番よいことが先です。',
  },
  'ie.family.right-maintenance': {
    says: '結婚していてもいなくても、子どもの養育費を District Court に求められます。給料から引けます。',
  },
  'ie.family.right-safe': {
    says: 'District Court は、暴力をふるう人に近づくなとか家を出ろと命じられます。その日のうちにもできます。危ないときは999か112に電話します。',
  },
  'ie.family.right-share': {
    says: '遺言に何とあっても、夫や妻や登録したパートナーには法律の取り分があります。子は遺産の許可から6か月以内に裁判所に行けます。',
  },
  'ie.family.right-consent': {
    says: 'Tusla は子どもの危険を調べる義務があります。あなたの同意、裁判所の命令、緊急の Gardaí がなければ、子どもを連れて行けません。',
  },
  'ie.family.know-decide': {
    says: '委任状（enduring power）は本人が分かるうちに作ります。遅ければ Circuit Court が助ける人を決められます。',
  },
  'ie.family.answer-access': {
    says: 'まず無料の家族の調停を試します。だめなら District Court に面会を求めます。子どもにとって一番よいことが先です。',
  },
}

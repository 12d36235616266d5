/** Japanese: children, safety at home, wills, social workers and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_JA: Words = {
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
  'ie.school.wants': {
    says: '学校は、子どもを来させないか、席がないと言っています。理由と反対の仕方を書く必要があります。',
  },
  'ie.school.right-appeal': {
    says: '退学、1年に20日以上の停学、席を断られたことに訴えられます。席を断られたら、まず学校の理事会に見直しを頼みます。',
  },
  'ie.school.know-absence': {
    says: '子どもは16歳まで学校に行く必要があります。20日休むと学校は Tusla に知らせます。休むたびに理由を書面で出します。',
  },
  'ie.school.right-equal': {
    says: '学校は障害を理由に子どもを悪く扱えず、公正な配慮が必要です。2か月以内に学校に書き、6か月以内に Workplace Relations Commission に行けます。',
  },
  'ie.school.exclude-step': {
    says: '理由と学校の規則を書面で求めます。期限が短いので、日付を全部書きとめます。',
  },
  'ie.school.answer': {
    says: '理由を書面で求めます。次に section 29 により教育省に訴えます。席を断られたら、まず学校の理事会に見直しを頼みます。',
  },
}

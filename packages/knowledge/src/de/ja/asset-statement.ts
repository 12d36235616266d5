/** The list of all one owns, and arrest to force it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSET_STATEMENT_JA: Words = {
  'de.bailiff.want-statement': {
    says: '2週間以内に払ってください。または面談に来て、持っている物と収入を書き出してください（Vermögensauskunft）。',
  },
  'de.bailiff.not-yet-arrest': {
    says: '借金のために逮捕されることはありません。逮捕の命令が出るのは、理由なしに面談に来ないか、答えを断るときだけです。',
  },
  'de.bailiff.know-register': {
    says: '払えない、または断ると、債務者の名簿に3年間のります。全部払えば、早く消えます。',
  },
  'de.bailiff.deadline-statement': {
    says: '支払いの求めと、財産を書き出すことの間に、2週間がなければなりません。',
    action: '払うか、執行官と分割払いを決める',
    consequence: 'その後は、面談に来て、持っている物を書き出さなければなりません。',
  },
  'de.bailiff.step-attend': {
    says: '面談に行ってください。病気なら、その前に証明を送ってください。行かないと、逮捕の命令が出ることがあります。',
  },
  'de.bailiff.warn-false': {
    says: '財産を書き出すときは、本当のことを全部言ってください。うそを書くのは犯罪です。',
  },
}

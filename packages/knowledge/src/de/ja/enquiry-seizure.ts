/** Questions about what a court officer or a creditor may take: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_JA: Words = {
  'de.ask-debt.officer-let-in': {
    says: '裁判官の命令がなければ、執行官（Gerichtsvollzieher）を家に入れる必要はありません。ただし後から命令が出ることがあり、そのときは鍵屋が開けられます。ベッド、冷蔵庫、洗濯機、普通のテレビ、仕事に必要な物は取られません。執行官と話してください。多くは12か月までの分割払いで止められます。財産申告の日には必ず行ってください。行かないと拘束されるおそれがあります。',
  },
  'de.ask-debt.officer-takes': {
    says: 'ベッド、冷蔵庫、ふつうのテレビ、電話、ペット、仕事に必要な物は取れません。高い物は、安い物と取りかえられることがあります。',
    dependsOn: 'つつましい暮らしか仕事に必要か',
  },
  'de.ask-debt.account-seized': {
    says: 'すぐに銀行に、口座をP-Kontoに変えるよう求めてください。1か月以内なら、最初にさかのぼって守ります。月に少なくとも€1,590です。',
  },
  'de.ask-debt.wages': {
    says: '2027年6月30日まで、毎月の手取りの最初の€1,587.40は安全です。最初に養う1人のために€597.42が加わります。残りも、取れるのは一部だけです。',
    dependsOn: '手取りの給料と、だれを養っているか',
  },
  'de.ask-debt.prison': {
    says: '個人の借金で刑務所に入る人はいません。逮捕の命令は、財産の書き出し（Vermögensauskunft）をさせるためだけです。公の罰金は別です。',
  },
  'de.ask-debt.asset-statement': {
    says: '2週間以内に払うか、分割払いを決めてください。そうでなければ、面談に行き、本当のことを答えます。行かないと、逮捕の命令が出ることがあります。',
  },
  'de.ask-debt.basic-account': {
    says: 'ここに住む人はだれでも、借金があっても、基本口座（Basiskonto）を持つ権利があります。銀行が断れるのは少しの理由だけです。BaFinが助けます。',
  },
}

/** The Japanese words of the rows in ../enquiry-animals-sports-and-downloads.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_JA: Words = {
  'us.fact.neighbors-animal-killed': {
    says: '人を襲う動物を止めるための相応な力は普通許され、虐待罪にはなりません。誰も危険でなかったなら犯罪になり得ます。飼い主が請求できるのは、多くは動物の価値と、場合により治療費だけです。今すぐ家の保険会社に知らせ、病院の書類、写真、警察の記録を残してください。過失について書いたり言い争ったりしないこと。裁判所の書類が来たら期限内に答えます。',
    dependsOn: 'その動物で誰かが危険だったか',
  },
  'us.fact.sports-for-both-sexes': {
    says: 'Title IXは、連邦の資金を受ける学校が一方の性を不利に扱うことを、レクリエーションのスポーツでも禁じます。求められるのは全体としての平等な機会・用具・時間で、すべてを二つずつではありません。一つ足りないだけでは弱い主張ですが、正当な要望です。各校にいるTitle IX coordinatorに書面で求めてください。変わらなければOffice for Civil Rightsに無料で苦情を出せます。',
    dependsOn: '学校のスポーツ全体の扱い',
  },
  'us.fact.who-pays-for-downloads': {
    says: '許可なくアップロードする人もダウンロードする人も作品を複製しているので、権利者はどちらも訴えられます。実際にはトレントなどで共有する人とサイトが狙われます。裁判所は作品ごとに750〜30,000ドル、故意ならそれ以上を命じられます。サイトは通知を受けて削除し、わざと助けていなければ守られます。手紙が来たら無視せず、相談の前に認めないでください。',
    dependsOn: '誰が複製、共有、保存したか',
  },
}

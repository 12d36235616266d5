/** The Japanese words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_JA: Words = {
  'de.famcourt.want': {
    says: '誰か（多くはもう一方の親）が、誰が子どもを育てるか、どのくらい会うかを家庭裁判所に決めてもらおうとしています。',
  },
  'de.famcourt.reality': {
    says: '裁判所は子どもに最もよいことを探し、両親、子ども、青少年局の話を聞き、まず合意を目指します。',
  },
  'de.famcourt.right-care': {
    says: '両方に親権があるとき、一方だけになるのは、あなたが同意するか、それが子どもに最もよいときだけです。14歳以上の子は反対できます。',
  },
  'de.famcourt.right-contact': {
    says: '子どもには両親に会う権利があり、あなたには会う権利と義務があります。長く制限されるのは、そうしないと子どもが害されるときだけです。',
  },
  'de.famcourt.right-month': {
    says: '面会や子どもの住む場所の件では、最初の期日は1か月以内とされています。離婚の中で争うとき以外、弁護士は普通いりません。連れて行ってもよく、収入が少なければ裁判所が払うことがあります（Verfahrenskostenhilfe）。',
  },
  'de.famcourt.protection-want': {
    says: '近づかないこと、または当面家を出ることを、裁判所が命じたか、命じるよう求められています（Gewaltschutz）。命令は遅くとも受け取った時から効きます。',
  },
  'de.famcourt.protection-obey': {
    says: '命令は、相手から連絡が来ても文字どおり守ってください。破れば犯罪で、さらに制裁金（Ordnungsgeld）がかかることがあります。',
  },
  'de.famcourt.protection-hearing': {
    says: '話を聞かれずに急ぎの命令が出ましたか。書面で口頭の審理を求めれば、裁判所は改めて決めなければなりません。審理の後は2週間以内に不服を申し立てられます。',
  },
  'de.famcourt.step': {
    says: '子どもや事実について大切なことを日付とともに書いてください。前もって青少年局か弁護士に相談し、裁判所に返事をします。',
  },
}

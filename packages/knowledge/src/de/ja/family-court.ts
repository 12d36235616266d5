/** The Japanese words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_JA: Words = {
  'de.famcourt.want': {
    says: 'もう一方の親が、養育や面会を家庭裁判所に決めてほしいと求めています。',
  },
  'de.famcourt.reality': {
    says: '裁判所は子どもに最もよいことを探し、両親、子ども、青少年局の話を聞き、まず合意を目指します。',
  },
  'de.famcourt.right-care': {
    says: '単独親権になるのは、あなたが同意するか、子どもに明らかによい場合だけです。14歳以上の子は反対できます。',
  },
  'de.famcourt.right-contact': {
    says: '子どもには両親に会う権利があり、あなたには会う権利と義務があります。制限は子どもに害がある場合だけです。',
  },
  'de.famcourt.right-month': {
    says: '最初の期日は1か月以内です。弁護士は必要なく、低所得なら裁判所が払います(Verfahrenskostenhilfe)。',
  },
  'de.famcourt.protection-want': {
    says: '裁判所が、近づかないこと、または当面家を出ることを命じています(Gewaltschutz)。受け取った時から有効です。',
  },
  'de.famcourt.protection-obey': {
    says: '相手から連絡が来ても命令を正確に守ってください。違反は犯罪で、罰金(Ordnungsgeld)がかかります。',
  },
  'de.famcourt.protection-hearing': {
    says: '意見を聞かれずに出ましたか。書面で口頭の審理を求めれば、改めて判断されます。審理の後は2週間以内に不服申立てです。',
  },
  'de.famcourt.step': {
    says: '子どもや事実について大切なことを日付とともに書いてください。前もって青少年局か弁護士に相談し、裁判所に返事をします。',
  },
}

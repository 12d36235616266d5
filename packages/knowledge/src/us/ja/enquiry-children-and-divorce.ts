/** The Japanese words of the rows in ../enquiry-children-and-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_AND_DIVORCE_JA: Words = {
  'us.ask-state.unmarried-mother': {
    says: 'あなたの州では、裁判所が別に命じるまで、結婚していない母親に監護権（custody）があります。出生証明書に父の名があるだけでは変わりません。警察に法律を見せて助けを求め、今すぐ家庭裁判所か少年裁判所に監護と引き渡しを申し立ててください。危険なら911に電話を。',
  },
  'us.fact.no-custody-order': {
    says: '命令がなければ、たいてい両親の権利は同じで、警察はめったに介入しません。結婚していない母親に先に監護権がある州もあります。今日、家庭裁判所にcustodyと緊急の命令を申し立ててください。日付を書き留め、メッセージを残します。危険なら911へ。',
    dependsOn: '州と、結婚していたかどうか',
  },
  'us.fact.iep-days': {
    says: 'そのままではできません。年に10授業日を超えて一連の停学になれば、学校は10日以内に会議を開き、行動が障害によるかを調べます。そうならたいてい学校に戻れます。11日目からは授業を続ける義務があります。この会議（manifestation review）を今日書面で求めてください。',
  },
  'us.fact.divorce-papers': {
    says: '召喚状の期日（たいてい20〜30日）までに、裁判所に答弁書（answer）を出してください。離婚自体は長くは止められませんが、答えないと家・お金・子どものことをあなた抜きで決められます。片方の名義の家も分けることがよくあります。今すぐlegal aidか裁判所の自助窓口へ。',
  },
  'us.fact.virginia-reckless': {
    says: 'バージニアでは、制限を20mph以上超えるか85mphを超えると、reckless drivingとされることがあります。これは反則ではなく犯罪で、たいてい出廷が必要です。召喚状の欄と条文を見てください。46.2-862とあれば先に弁護士へ。speedingだけなら、たいてい前払いできます。',
    dependsOn: '召喚状に何と書いてあるか',
  },
}

/** The Japanese words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_JA: Words = {
  'ca.ask.child-support': {
    says: '州の養育費の役所（support office）に、命令を登録してください。給料、銀行、税金の還付から、無料でお金を取ってくれます。まだ命令がなければ、家庭裁判所に求めます。',
  },
  'ca.ask.debt-of-the-dead': {
    says: '親族がなくなったからといって、その借金を払う人はいません。その人も署名した場合は別です。先に遺産から払います。自分のお金で払わず、取立て人には遺言執行者（executor）に連絡させてください。',
  },
  'ca.ask.divorce-papers': {
    says: '答える最後の日を読んでください。正式に届いてから、ほとんどの場合、オンタリオ州とブリティッシュ・コロンビア州は30日、アルバータ州は20日、ケベック州は15日です。子ども、養育費、財産に納得できなければ、答える必要があります。早めに家庭の法律扶助を受けてください。',
  },
  'ca.ask.jury-duty': {
    says: 'はい、書いてある日までに答えてください。法律の義務です。病気、人の世話、生活の苦しさなどで、免除や延期を頼めます。上司はそのことで解雇できません。',
  },
  'ca.ask.make-a-will': {
    says: 'いいえ、自分で書けます。ほとんどの場合、遺言で何ももらわない証人2人の前で署名します。全部を自分の手で書いたものを認める州も多いです。家、子ども、事業があるなら、弁護士や公証人が助けます。',
  },
}

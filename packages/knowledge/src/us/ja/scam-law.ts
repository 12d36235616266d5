/** The Japanese words of the rows in ../scam-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_JA: Words = {
  'us.rescue.want': {
    says: '差押え（foreclosure）を止めるという約束で、お金や住宅ローンの支払いを求めています。家の持ち主によく使われる手口です。',
  },
  'us.rescue.reality': {
    says: '差押えを止めると約束できる会社はありません。HUDが認めた相談員の助けは無料です。',
  },
  'us.rescue.right-no-fee': {
    says: '住宅ローンの助けを売る会社は、貸し手からの書面の助けの申し出にあなたが署名する前に、手数料を取ってはいけません。',
  },
  'us.rescue.right-talk': {
    says: '貸し手と話すのをやめるよう言ってはいけません。支払いをやめると家を失うことがあると警告しなければなりません。',
  },
  'us.rescue.right-deception': {
    says: '商売でのうその約束は連邦法に反します。reportfraud.ftc.govで報告できます。',
  },
  'us.rescue.right-state': {
    says: '多くの州に、差押えの相談業者（foreclosure consultants）の法律があります。多くの場合、取り消しができ、前払いの手数料は禁じられています。',
  },
  'us.rescue.step': {
    says: '何も払わず、何も署名しないでください。明細の番号で住宅ローンの会社に、888-995-4673でHUDの相談員に電話してください。',
  },
  'us.rescue.option': {
    says: 'HUDが認めた相談員から無料の助けを受け、その申し出を報告します。',
    title: '無料の助けを受け、報告する',
    cost: '無料',
    time: '今日',
    risk: 'なし。',
    bestFor: '住宅ローンが遅れている場合。',
  },
  'us.prize.right-mail': {
    says: '本物の賞品は無料です。賞品の郵便には、買う必要がないことと、当たる確率が必要です。',
  },
  'us.prize.right-call': {
    says: '電話をした人は、賞品のために何も払わなくてよいと伝えなければなりません。お金を求める人は報告できます。',
  },
  'us.prize.reality': {
    says: '応募していない抽選に当たることはありません。本物の会社が、先にお金や番号を求めることは決してありません。',
  },
  'us.prize.want': {
    says: 'ありもしない賞品のために、サイトを開かせるか、手数料を払わせようとしています。',
  },
  'us.prize.step': { says: 'リンクを開かず、番号を入れないでください。消して、FTCに報告します。' },
  'us.scam.right-fraud-crime': {
    says: '電話、テキスト、メール、ウェブで人をだますことは、連邦の犯罪（wire fraud）です。あなたは何も悪くありません。ic3.govで報告してください。',
  },
  'us.scam.right-mail-fraud': {
    says: '郵便で人をだますことは、連邦の犯罪（mail fraud）です。uspis.govでPostal Inspection Serviceに報告してください。',
  },
  'us.scam.right-impersonation': {
    says: 'お金を取るために、役所や有名な会社のふりをすることは、連邦の決まりに反します。',
  },
  'us.scam.right-ftc-act': {
    says: '商売でだますことは法律に反します。reportfraud.ftc.govで報告してください。',
  },
}

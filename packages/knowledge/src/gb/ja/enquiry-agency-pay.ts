/** Japanese: the words of the rows in ../enquiry-agency-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGENCY_PAY_JA: Words = {
  'gb.ask-work.agency-equal-pay': {
    says: 'はい。同じ仕事で12週間たてば、直接雇われた人と同じ基本給、時間、休暇になります。給料の計算を派遣会社に書面で聞きましょう。28日以内に答えます。その後は Acas と審判所が助けになります。食堂の利用や求人の閲覧は初日からできます。',
  },
  'gb.ask-work.camera': {
    dependsOn: 'どこを写すか、なぜか、知らされたか',
    says: '正当な理由があり、知らされていれば職場のカメラは認められます。音の録音や、休む・着替える・洗う場所の撮影はめったに認められません。理由、見る人、保存期間、データ保護の評価を書面で尋ねましょう。ICO には無料で苦情を言えます。',
  },
}

/** Questions about holidays and illness in a job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_JA: Words = {
  'de.ask-job.holiday': {
    says: '法律では、1年に少なくとも4週間です。雇い主が期限内に知らせたときだけ、なくなります。仕事が終わると、残った日はお金で支払われます。',
    dependsOn: '契約書と、雇い主が知らせたか',
  },
  'de.ask-job.sick-pay': {
    says: '働いて4週間たった後は、雇い主が最長6週間、全額を払います。その後は、健康保険が傷病手当を払います。',
  },
  'de.ask-job.meeting-while-sick': {
    says: '病気のあいだは、たいてい会社の面談に行く必要はありません。待てない急ぎの理由があり、体調が許すときだけです。短い電話は求められることがあります。診断書を添えて書面で断り、黙ったままにしないでください。',
  },
  'de.ask-job.leave-denied': {
    says: '認められた休暇は取り消せず、途中で戻る必要もありません。その前は、会社の急ぎの必要や優先される同僚がいない限り、あなたの希望が優先です。理由を書面で求めてください。許可なしに休まないでください。労働裁判所に命じてもらえます。',
  },
}

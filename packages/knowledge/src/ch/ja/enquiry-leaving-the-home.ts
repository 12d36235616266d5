/** Questions about ending a lease, painting, wear and the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_THE_HOME_JA: Words = {
  'ch.ask.deposit': {
    says: '最高で家賃3か月分で、あなたの名前の銀行口座に置きます。1年以内に家主が手続きを始めなければ、銀行があなたに払います。',
    dependsOn: '家主が何かを請求するか',
  },
  'ch.ask.end-lease': {
    says: '手紙を書いて署名してください。夫婦は、2人の家なら両方の署名が必要です。予告はほとんど3か月で、地元の期日か契約の期日までです。期限内に届く必要があるので、書留で送ります。',
  },
  'ch.ask.leave-early': {
    says: '払う力があり、同じ契約を引き継ぐ新しい借り手を、家主に紹介してください。1人で足ります。家賃を払うのは、その人が入れた日までです。家主は数日かけて確かめられます。書面で行い、新しい借り手の書類を付けます。',
  },
  'ch.ask.painting-and-wear': {
    says: 'ふつうの傷みは払いません。本当の損害でも、今の価値だけです。塗装は約8年で価値がなくなるとされます。大家は返すときにすぐ欠陥を伝えなければならず、後からは隠れたものだけです。認めないことに署名しないでください。調停は無料です。',
  },
}

/** Questions about illness, pregnancy and parental leave at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_JA: Words = {
  'fr.ask-work.sick': {
    says: '病気だからといって、だれもあなたを解雇できません。別の本当の理由や、会社を乱す長い休みは、認められることがあります。',
    dependsOn: '本当の理由',
  },
  'fr.ask-work.parental-leave': {
    says: '会社に1年いれば、子が3歳になるまで取る権利があり、会社は断れません。2か月前に書留で求めてください。産休のすぐ後なら、1か月前で足ります。',
  },
  'fr.ask-work.sick-pay-late': {
    says: '医師の書類と雇い主の給料証明がCPAMに届いたか確かめてください。なければ何も払われません。ameli.frで書きます。断られたら、2か月以内に委員会（CRA）に申し立てます。困ったらCPAMの福祉の係に相談してください。',
  },
  'fr.ask-work.unfit': {
    says: '雇い主はまず、産業医が認める仕事を探さなければなりません。判定から1か月たっても新しい仕事も解雇もなければ、賃金の支払いを再開する義務があります。判定には15日以内に労働裁判所（prud’hommes）で異議を言えます。',
  },
  'fr.ask-work.burn-out': {
    says: '医師にかかれば、病休を出してもらえます。産業医との面談を求め、何がつらいかを雇い主に書面で伝えましょう。雇い主には健康を守る義務があります。証拠を残しましょう。CPAMが職業病と認めることもありますが、重い場合だけです。',
  },
}

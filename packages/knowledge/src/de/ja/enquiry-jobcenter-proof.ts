/** Questions about a Jobcenter decision against which the person has a reason or a proof: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_PROOF_JA: Words = {
  'de.ask-debt.jobcenter-cut-reason': {
    says: '1か月以内に無料で異議を出し、証拠を送ってください。病気、入院、子の病気、届かなかった手紙など重大な理由（wichtiger Grund）があれば減額はできません。面談1回の欠席だけでは減額されず、家賃分は残ります。3回続くと全額止まり得るので、すぐ窓口へ行ってください。異議だけでは減額は止まりません。食費や家賃が足りなければ、すぐに社会裁判所へ緊急の命令を求めてください。',
  },
  'de.ask-debt.jobcenter-back-not-told': {
    says: '仕事が続いているなら、今すぐ書面で届けてください。届けなかった分は普通返還を求められます。ただし金額を確かめてください。月の給料の最初の100ユーロと、その上の一部はあなたのものです。1か月以内の異議は無料で、決まるまで払わなくてよいです。その後は少額の分割を求めてください。過料や詐欺の疑いが続くことがあります。なぜ黙っていたかには、弁護士に聞くまで答えなくてかまいません。',
  },
  'de.ask-debt.jobcenter-back-told': {
    says: '1か月以内に書面で異議を出し、届け出た証拠を送ってください。給料は、届け出ていてもその月から差し引かれることがあります。ただし金額を確かめてください。控除分が引かれていなければなりません。給料でなく、気づけなかった役所の間違いなら、多くは返さずに済みます。証拠は過料に対しても役立ちます。少額の分割を求めてください。',
  },
  'de.ask-debt.jobcenter-rent-unpaid': {
    says: '今日、書面で理由を聞き、決定書（Bescheid）を求めてください。断られたら、1か月以内に無料で異議を出せます。住まいが危ないときは、社会裁判所（Sozialgericht）に急ぎの申立てを。無料で弁護士はいらず、窓口が書いてくれます。滞った家賃には Jobcenter が貸付をできます。家主にも伝えてください。2か月分たまると、即時に解約されることがあります。',
  },
}

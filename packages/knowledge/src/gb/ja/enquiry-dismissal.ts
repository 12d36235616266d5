/** Questions about losing or leaving a job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: '2027年1月1日より前に終わる仕事では、ほとんどの場合2年必要です。その日から後に終わる仕事では、6か月です。妊娠や差別など、期間のいらない理由もあります。',
    dependsOn: 'そこで働いた長さと、仕事を失った理由',
  },
  'gb.ask-work.two-years': {
    says: '2026年12月31日までは、不公正な解雇（unfair dismissal）の請求に、ほとんどの人は2年必要です。2027年1月1日からは6か月で足り、賠償の上限もなくなります。',
    dependsOn: '仕事が終わる日',
  },
  'gb.ask-work.resign': {
    says: '辞める前に相談してください。会社がひどく契約を破ったなら、辞めても解雇とみなされることがありますが、証明は難しいです。先に書面で苦情（grievance）を出します。',
  },
  'gb.ask-work.ni-dismissal': {
    says: '北アイルランドでは多くの場合2年でなく1年の勤務で足り、期限は3か月です。雇用主はまず書面で伝え、面談し、異議の機会を与えなければなりません。これを欠く解雇はそれだけで不当です。今すぐLabour Relations Agency（無料、03300 555 300）へ。予告手当も求めてください。',
    dependsOn: 'そこで働いた長さと、仕事を失った理由',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'いいえ、仕事が2027年1月1日より前に終わるなら、ほとんどの場合できません。2年必要です。その日から後に終わるなら、6か月で足ります。妊娠、人種、法律上の権利を求めたことなど、期間のいらない理由もあります。',
  },
  'gb.ask-work.sacked-while-sick': {
    says: '短い期限があるので、早めにAcasに連絡してください。病気でも解雇は禁じられませんが、公正な理由と手順が必要です。そのためには2年の勤務、2027年1月1日以後に終わる場合は6か月が必要です。病気が障害に当たるなら、勤務期間は問われません。予告期間の賃金を求めてください。',
  },
}

/** Questions about work, told as cases: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CASES_JA: Words = {
  'gb.ask-work.ni-self-employed': {
    says: '自分で働かなければならず、相手が仕事を管理しているなら、賃金と休暇の権利がある働き手（worker）かもしれません。Labour Relations Agencyの03300 555 300に無料で電話してください。期限は3か月のことが多いです。',
    dependsOn: '呼び名ではなく、実際の働き方',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'いいえ、仕事が2027年1月1日より前に終わるなら、ほとんどの場合できません。2年必要です。その日から後に終わるなら、6か月で足ります。妊娠、人種、法律上の権利を求めたことなど、期間のいらない理由もあります。',
  },
  'gb.ask-work.pregnant-claim': {
    says: '妊娠を理由にした解雇は、1日目から不公正で、差別です。働いた期間に関係なく請求できます。期限があるので今Acasに連絡し、メッセージを全部残してください。',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'いいえ、法定の人員整理手当（redundancy pay）には、丸2年働くことが必要です。契約でもっともらえることがあります。予告、賃金、使っていない休暇の支払いは受けられます。',
  },
  'gb.ask-work.redundancy-no-money': {
    says: '丸2年働いていれば、人員整理手当（redundancy pay）があります。1年につき1週分、41歳からは1.5週分の賃金で、上限があります。予告の分は別に加わります。会社が払えないなら、政府のRedundancy Payments Serviceが払えます。',
  },
  'gb.ask-work.final-pay-short': {
    says: 'いいえ、ほとんどの場合できません。法律、契約の決まり、または前もっての書面の同意が必要です。仕事に必要な費用で、最低賃金より下になってはいけません。書面で求め、期限が短いので今Acasに連絡してください。',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: '今Acasに連絡してください。2026年10月1日以降の解雇なら、6か月から1日引いた期間です。前の解雇なら、3か月から1日引いた期間でした。妊娠による解雇は1日目から不公正で、働いた期間は関係ありません。',
  },
  'gb.ask-work.low-rate': {
    says: 'いいえ、18歳以上で見習い（apprentice）でないなら、低すぎます。2026年4月から、21歳以上は1時間£12.71、18から20歳は£10.85が最低です。足りない分を請求できます。',
  },
  'gb.ask-work.redundancy-sum': {
    says: '数えられるのは最後の20年までです。満1年ごとに1週分の賃金、41歳からは1.5週分、22歳未満は0.5週分です。1週分は2026年4月6日から最高£751です。予告期間の賃金は別で、最長12週です。',
  },
  'gb.ask-work.sacked-while-sick': {
    says: '短い期限があるので、早めにAcasに連絡してください。病気でも解雇は禁じられませんが、公正な理由と手順が必要です。そのためには2年の勤務、2027年1月1日以後に終わる場合は6か月が必要です。病気が障害に当たるなら、勤務期間は問われません。予告期間の賃金を求めてください。',
  },
}

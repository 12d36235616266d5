/** Questions about redundancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_JA: Words = {
  'gb.ask-work.redundancy': {
    says: '丸2年働くと、法定の人員整理手当（redundancy pay）があります。年齢、年数、週の賃金で決まります。予告と公正な手順もあります。請求は6か月以内です。',
    dependsOn: 'そこで働いた長さ',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'なぜ選ばれたか、点数、ほかの仕事を書面で聞いてください。仕事がまだあるなら、不公正な解雇（unfair dismissal）かもしれません。期限に注意してください。',
    dependsOn: '仕事が本当になくなったか、手順が公正だったか',
  },
  'gb.ask-work.ni-redundancy': {
    says: '北アイルランドでは、2年働くと法定の人員整理手当（redundancy pay）があります。予告もあります。Labour Relations Agencyが額を説明できます。',
    dependsOn: 'そこで働いた長さ',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'いいえ、法定の人員整理手当（redundancy pay）には、丸2年働くことが必要です。契約でもっともらえることがあります。予告、賃金、使っていない休暇の支払いは受けられます。',
  },
  'gb.ask-work.redundancy-no-money': {
    says: '丸2年働いていれば、人員整理手当（redundancy pay）があります。1年につき1週分、41歳からは1.5週分の賃金で、上限があります。予告の分は別に加わります。会社が払えないなら、政府のRedundancy Payments Serviceが払えます。',
  },
  'gb.ask-work.redundancy-sum': {
    says: '数えられるのは最後の20年までです。満1年ごとに1週分の賃金、41歳からは1.5週分、22歳未満は0.5週分です。1週分は2026年4月6日から最高£751です。予告期間の賃金は別で、最長12週です。',
  },
  'gb.ask-work.redundancy-years-given': {
    says: '満2年以上ならもっと受け取れます。整理解雇手当は1年につき1週分、22歳未満の年は0.5週分、41歳からは1.5週分で、週£751までです。予告分（1年につき1週、12週まで）と未消化の休暇も加わります。事前の話し合いと公正な選び方が必要です。まだ署名せず、書面で求め、Acas（0300 123 1100）へ。',
  },
}

/** What nobody may seize: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SAFE_FROM_SEIZURE_JA: Words = {
  'de.bailiff.right-income': {
    says: '2027年6月30日まで、毎月の手取りのうち少なくとも€1,587.40は安全です。養う人が1人いれば、€597.42が加わります。',
  },
  'de.bailiff.right-account': {
    says: 'P-Kontoでは、月に少なくとも€1,590が自由に残ります。使わなかった分は、さらに3か月守られます。',
  },
  'de.bailiff.right-things': {
    says: 'つつましい暮らし、仕事、健康に必要な物は差し押さえられません。仕事に必要な車も、よく入ります。',
  },
  'de.bailiff.right-home': {
    says: '執行官が裁判官の命令を見せるまで、家を調べるのを断れます。',
  },
  'de.bailiff.right-night': {
    says: '特別な命令がなければ、家では午後9時から午前6時まで、日曜日と祝日には、何も行われません。',
  },
  'de.bailiff.right-hardship': {
    says: '命の危険など、とてもひどく困るまれな場合に、裁判所は手続きを止められます。',
  },
  'de.bailiff.right-extra-pay': {
    says: '残業代の半分、休暇のお金、クリスマスの賞与の一部は、差し押さえられません。',
  },
  'de.bailiff.right-no-firing': {
    says: '雇い主は給料の差押えを知り、債権者に答えなければなりません。1回の差押えだけで解雇してよいことは、ほとんどありません。',
  },
  'de.bailiff.pay-want': {
    says: '毎月、給料の一部が債権者に渡ります。借金が終わるまで、勤め先はそうしなければなりません。',
  },
  'de.bailiff.pay-step': {
    says: '養っている子どもや配偶者がいれば、今日のうちに証明を付けて書面で勤め先に伝えてください。差し引かれる額が減ります。',
  },
  'de.bailiff.warn-credit': {
    says: '給料は、守られた口座だけに入れてもらってください。P-Kontoは1つしか持てません。',
  },
  'de.bailiff.insight-nothing': {
    says: 'あなたの物がすべて守られているなら、執行官はそれを書きとめるだけです。債権者は今は何も受け取れません。',
    actionable: '収入、家賃、家族の証明を面談に持って行ってください。',
  },
  'de.bailiff.myth-everything': {
    says: '執行官は、つつましい家に必要な物を取れません。ベッド、冷蔵庫、洗濯機、ふつうのテレビなどです。',
  },
  'de.bailiff.change-limits': {
    says: 'だれも差し押さえられない金額が、2026年7月1日に上がりました。',
    was: '2026年6月30日まで、基本の安全な金額は月に€1,555.00でした。',
    is: '2026年7月1日から、月に€1,587.40です。',
  },
}

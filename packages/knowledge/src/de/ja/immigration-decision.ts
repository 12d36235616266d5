/** The Japanese words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_JA: Words = {
  'de.stay.want': {
    says: '役所が、あなたがドイツにいることについて決めています。',
  },
  'de.stay.reality': {
    says: 'これは、あなたがここにいる権利についてです。時間は短いので、今日、弁護士か無料の相談所に行ってください。',
  },
  'de.stay.warn': {
    says: 'ここでは、異議や訴えだけでは、よく送り返しが止まりません。裁判所への急ぎの申立て（Eilantrag）も必要です。',
  },
  'de.stay.deadline-week': {
    says: '訴えと急ぎの申立てに、届いてから1週間あります。ここに示す日は、安全のため、手紙の日付から数えています。',
    action: '訴えと急ぎの申立てを持って、行政裁判所に行く',
    consequence: '決定が確定し、送り返されることがあります。',
  },
  'de.stay.deadline-two-weeks': {
    says: 'BAMFに断られたら、届いてから2週間、場合によっては1週間あります。ここに示す日は、安全のため、手紙の日付から数えています。',
    action: '行政裁判所に行く（Klage）',
    consequence: '決定が確定し、送り返されることがあります。',
  },
  'de.stay.right-reasons': {
    says: '事実と証拠は、決定から1か月以内に裁判所に届かなければなりません。弁護士は記録を見ることができます。',
  },
  'de.stay.right-time-to-leave': {
    says: 'ほとんどの場合、自分で出るための時間を、7日から30日、与えなければなりません。家族、子ども、健康を考えに入れなければなりません。',
  },
  'de.stay.right-fiction': {
    says: '許可が終わる前に申請したなら、決まるまで、前と同じようにいて働けます。証明の紙（Fiktionsbescheinigung）を求めてください。',
  },
  'de.stay.step-lawyer': {
    says: '今日、手紙と封筒を、弁護士か相談所（Migrationsberatung、Flüchtlingsrat）に持って行ってください。',
  },
  'de.stay.option-court': {
    says: '訴えと急ぎの申立てで、裁判官が決めるまで、ここにいられることがあります。訴訟費用の援助もあります。',
    title: '期限内に裁判所に行く',
    cost: '難民の事件には裁判所の手数料がありません。弁護士にはお金がかかります。',
    time: '1週間、2週間、または1か月。最後のページを見てください。',
    risk: '1日遅れると、ほとんど終わりです。',
    bestFor: 'ここにいる理由があるとき。',
  },
}

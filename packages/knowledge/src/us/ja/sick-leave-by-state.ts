/** The Japanese words of the rows on sick leave in each state, from the same table of its laws. */
import type { Words } from '@plainletter/contracts/rule'

import { sickWords } from '../sick-leave-sentences.ts'
import { inState } from './states.ts'

const leave = (forAny: true | undefined): string =>
  forAny ? 'たまった有給休暇' : 'たまった病気休暇'

export const SICK_LEAVE_BY_STATE_JA: Words = {
  ...sickWords({
    place: inState,
    gap: '',
    earn: (place, per, { forAny, hours }) =>
      `${place}、${per}時間働くごとに${forAny ? '有給休暇（paid leave）' : '有給の病気休暇（sick time）'}が1時間たまります${hours === undefined ? '' : `（年${hours}時間まで）`}。`,
    earnInAll: (place, hours) =>
      `${place}、有給の病気休暇（sick time）が年${hours}時間までたまります。`,
    larger: (workers, hours) => `働く人が${workers}人以上の会社なら${hours}時間です。`,
    paidFrom: (workers) => `働く人が${workers}人未満の会社では、たいてい無給でもよいとされます。`,
    boundFrom: (workers) => `この法律は働く人が${workers}人以上の会社に当てはまります。`,
    allSoon: '2027年1月1日からはすべての会社に当てはまります。',
    weekly: (hours) => `週に${hours}時間以上働くことが条件です。`,
    wait: (days) => `新しく入った人は、使えるまで${days}日待つことがあります。`,
    use: (forAny) =>
      forAny
        ? '理由は問われないので、病気のときも使えます。'
        : '自分の病気にも、家族の看病にも使えます。',
    ownLaw: 'シカゴとクック郡には独自の法律があります。',
    noteFrom: (place, day) =>
      `${place}、たまった病気休暇について上司が診断書を求められるのは、続けて休んだ${day}勤務日目からです。それより短い休みなら要りません。`,
    noteNever: (place, { forAny }) =>
      `${place}、${leave(forAny)}を使うとき、会社は診断書${forAny ? 'や理由' : ''}を求めてはいけません。`,
    noteUnsaid: (place) =>
      `${place}、たまった有給の病気休暇を会社が断ることはできません。何日目から診断書を求められるかを法律は定めていません。診断書がないからと給料を止める規則は、違法になることがあります。Labor Commissionerに聞いてください。`,
    notePaid: '診断書の費用を負担する必要はありません。',
    noteLeft: 'これは時間が残っている間のことです。なくなれば会社の規則によります。',
    safe: (place, { forAny, noPoints }) =>
      `${place}、${leave(forAny)}を使ったことを理由に、会社が解雇や警告をし${noPoints ? 'たり、点数を付けたりし' : ''}てはいけません。時間が残っている間のことです。`,
    proof: 'その休みだったと上司に書面で伝え、メッセージ・シフト表・給与明細を残してください。',
    office: (name) => `早めに役所（${name}）へ無料で申告できます。`,
    benefits: '解雇されたら失業給付も申し込んでください。',
    unpunished: '使ったことを理由に解雇や警告をしてはいけません。',
    dependsOnWorkers: '会社で働く人の数',
    dependsOnDays: '続けて休んだ勤務日の数',
    dependsOnHours: 'たまった病気休暇が残っているか',
  }),
  'us.ask-state.no-sick-leave-law': {
    says: 'あなたの州には、ほとんどの人に有給の病気休暇を与える法律がありません。会社はたいてい診断書を求め、欠勤を自社の規則で罰することができます。ただし50人以上の会社で1年働いた人は、重い病気なら12週間の無給休暇（FMLA）を取れます。15人以上の会社は障害のための調整を検討する義務があります。解雇されたら失業給付を申し込んでください。',
    dependsOn: '会社の規則と病気の重さ',
  },
  'us.state.mo.ask-sick-leave-repealed': {
    says: 'ミズーリ州の2025年の有給病気休暇は2025年8月28日に終わり、今は会社の規則によります。会社はたいてい診断書を求め、欠勤を罰することができます。ただし50人以上の会社で1年働いた人は、重い病気なら12週間の無給休暇（FMLA）を取れます。15人以上の会社は障害のための調整を検討する義務があります。解雇されたら失業給付を申し込んでください。',
  },
  'us.state.va.ask-sick-leave-soon': {
    says: 'バージニア州の有給病気休暇の新しい法律は2027年7月1日に、まず50人以上の会社で始まります。それまでは一部の在宅介護の人だけが対象で、会社はたいてい欠勤を罰することができます。ただし50人以上の会社で1年働いた人は、重い病気なら12週間の無給休暇（FMLA）を取れます。解雇されたら失業給付を申し込んでください。',
    dependsOn: '2027年7月までは会社の規則',
  },
  'us.ask-state.sick-days-at-end': {
    says: 'あなたの州の病気休暇の法律は、退職時に使い残した病気休暇を払うことまでは、たいてい求めていません。契約や就業規則、休みをまとめた制度（PTO）なら払われることがあります。たまった休暇（vacation）は別で、多くの州は賃金とみなします。数か月のうちに同じ会社に戻れば、時間はたいてい戻ります。',
    dependsOn: '契約や就業規則の定め',
  },
}

/** A penalty notice for missed school in Wales: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_WALES_JA: Words = {
  'gb.absence.wales-sums': {
    says: 'ウェールズでは28日以内なら£60、42日目までは£120です。期限までに払えば、裁判なしで終わります。',
  },
  'gb.absence.wales-right-withdraw': {
    says: '不服申立てはできません。人違い、間違い、役所の規則違反があれば、取り消しを求めることができます。',
  },
  'gb.absence.wales-right-paid': {
    says: '期限までに払えば、この欠席で裁判にはならず、前科もつきません。',
  },
  'gb.absence.wales-deadline': {
    says: '払うか、通知を取り消してもらうための期限は42日です。',
    action: '払うか、通知を取り消してもらう',
    consequence: 'その後、役所は裁判にかけるか、取り消すかしなければなりません。',
  },
  'gb.absence.wales-deadline-lower': {
    says: '低い額は、28日以内に払う人のためのものです。',
    action: '払うと決めたら、低い額を払う',
    consequence: 'その日を過ぎると£120になります。',
  },
  'gb.absence.wales-step': {
    says: '名前、子ども、日を確かめてください。次に期日までに低い額を払うか、すぐに取り消しを求めます。',
  },
  'gb.absence.wales-warning': {
    says: '42日目までに払われないと、役所は裁判にかけるか取り消します。裁判所の書類が来たら法律の助言を受けてください。',
  },
}

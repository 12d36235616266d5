/** The Japanese words of Belgium: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_JA: Words = {
  'be.news.first-reminder-free': {
    says: '2023年12月1日から、督促と費用の決まりは、古い契約にも当てはまります。',
    was: '2023年9月より前の契約には、古い決まりが当てはまりました。',
    is: 'すべての請求書で、最初の督促は無料です。払うまで14日あり、費用には上限があります。',
  },
  'be.news.brussels-unfair-rent': {
    says: 'ブリュッセルでは、2025年5月1日から不当に高い家賃が禁止されています。基準の家賃より20%を超えて高いと、ほとんどの場合、不当とされます。',
    was: '基準の家賃は目安だけでした。',
    is: '家賃委員会（CPL）に意見を求め、裁判官に家賃を下げるよう求められます。',
  },
  'be.news.unemployment-limit': {
    says: '2026年から、失業給付は最長24か月です。2026年の間に、順に終わっていきます。',
    was: '給付に終わりの日はありませんでした。',
    is: '1年間続き、長く働いた人は最長でもう1年続きます。最後の日をONEM（RVA）に聞いてください。',
  },
  'be.news.judge-checks-age': {
    says: '消費者の会社に対する借金が古すぎないか、今は裁判官が自分で確かめなければなりません。',
    was: '借金が古すぎることは、自分で言う必要がありました。',
    is: '裁判官も確かめます。それでも、書面で伝えてください。',
  },
  ...europeanChangeWords('be', 'ja'),
}

/** Questions about bullying, overtime, unemployment benefit and repairs. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
const STANDARDS = { title: '労働基準法', url: 'https://laws.e-gov.go.jp/law/322AC0000000049' }
const EMPLOY_INS = { title: '雇用保険法', url: 'https://laws.e-gov.go.jp/law/349AC0000000116' }
const BULLY = { title: '労働施策総合推進法', url: 'https://laws.e-gov.go.jp/law/341AC0000000132' }

export const ENQUIRY_WORK_AND_HOME: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.bullying',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['パワハラ', 'ハラスメント', 'いじめ', '嫌がらせ', 'harassment', 'bullying'],
      ['上司', '職場', '会社', 'どこ', '相談', '訴え', 'どうすれば', 'boss', 'work', 'what'],
    ],
    says: 'Write down each day, the words and who was there. Tell the firm’s help desk in writing: it must look into it and may not punish you. If it does nothing, go to the free labour desk (総合労働相談コーナー).',
    authority: { ...BULLY, provision: 'パワーハラスメントの防止措置', inForceFrom: '2022-04-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.overtime',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['残業', '残業代', 'サービス残業', '時間外', 'overtime'],
      [
        '払われない',
        '払われません',
        '出ない',
        '出ません',
        'もらえない',
        'もらえません',
        'つかない',
        '未払い',
        '固定残業',
        'みなし',
        'not paid',
        'unpaid',
      ],
    ],
    says: 'Overtime needs at least 25% more, also if your boss only let it happen. Keep your own notes, mails and card times. Claim in writing, then go to the labour standards office. You have three years.',
    authority: { ...STANDARDS, provision: '第37条、第114条、第115条', inForceFrom: '2023-04-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.job-benefit',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['失業保険', '失業給付', '失業手当', '雇用保険', 'unemployment'],
      [
        '自己都合',
        '会社都合',
        '離職票',
        'いつから',
        'もらえる',
        '待期',
        '給付制限',
        'when',
        'how much',
        'get',
      ],
    ],
    says: 'Go to Hello Work with your leaving slip (離職票). If the firm ended the job it starts after seven days. If you left, there is mostly one more month. If the slip has the wrong reason, object there.',
    authority: { ...EMPLOY_INS, provision: '第13条、第23条、第33条', inForceFrom: '2025-04-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.repairs',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        '雨漏り',
        '故障',
        '修理',
        '修繕',
        'カビ',
        '水漏れ',
        'エアコン',
        '給湯器',
        'repair',
        'leak',
        'mould',
        'broken heater',
      ],
      [
        '大家',
        '管理会社',
        '家賃',
        '賃貸',
        'アパート',
        'してくれない',
        'してくれません',
        'くれません',
        '直してくれない',
        'landlord',
        'rent',
        'apartment',
      ],
    ],
    says: 'Tell the landlord or manager in writing, with photos. They must repair it. If a part cannot be used, the rent goes down by that part. If they do not act in fair time, you may have it repaired and claim the cost.',
    authority: { ...MIN, provision: '第606条、第607条の2、第611条', inForceFrom: '2020-04-01' },
  },
]

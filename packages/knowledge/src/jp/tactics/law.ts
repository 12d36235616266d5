/** Provisions that only the tactics of Japan cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  silence: law('刑事訴訟法', '第30条、第198条', {
    url: 'https://laws.e-gov.go.jp/law/323AC0000000131',
  }),
  hours: law('刑事訴訟法', '第203条から第208条まで', {
    url: 'https://laws.e-gov.go.jp/law/323AC0000000131',
  }),
  lawyer: law('刑事訴訟法', '第36条、第37条の2', {
    url: 'https://laws.e-gov.go.jp/law/323AC0000000131',
  }),
  appeal: law('刑事訴訟法', '第373条、第465条', {
    url: 'https://laws.e-gov.go.jp/law/323AC0000000131',
  }),
  drop: law('刑事訴訟法', '第248条', { url: 'https://laws.e-gov.go.jp/law/323AC0000000131' }),
  meet: law('刑事訴訟法', '第39条', { url: 'https://laws.e-gov.go.jp/law/323AC0000000131' }),
  divorce: law('民法', '第763条から第770条まで', {
    url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
  }),
  property: law('民法', '第768条(2026年4月1日改正)', {
    url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
    from: '2026-04-01',
  }),
  child: law('民法', '第766条、第819条(2026年4月1日改正)', {
    url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
    from: '2026-04-01',
  }),
  mediation: law('家事事件手続法', '第244条、第257条', {
    url: 'https://laws.e-gov.go.jp/law/423AC0000000052',
  }),
  dv: law('配偶者暴力防止法', '第10条', { url: 'https://laws.e-gov.go.jp/law/413AC0100000031' }),
  stay: law('出入国管理及び難民認定法', '第20条、第21条、第22条の4', {
    url: 'https://laws.e-gov.go.jp/law/326CO0000000319',
  }),
  address: law('出入国管理及び難民認定法', '第19条の7から第19条の9まで', {
    url: 'https://laws.e-gov.go.jp/law/326CO0000000319',
  }),
  deport: law('出入国管理及び難民認定法', '第48条から第50条まで', {
    url: 'https://laws.e-gov.go.jp/law/326CO0000000319',
  }),
  data: law('個人情報の保護に関する法律', '第33条', {
    url: 'https://laws.e-gov.go.jp/law/415AC0000000057',
  }),
} as const

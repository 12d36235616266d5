/** The Japanese words of the rows in ../special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SPECIAL_HOMES_JA: Words = {
  'fr.homes.sls-right': {
    says: '追加家賃（SLS）がかかるのは、収入が限度を20％以上超えるときだけです。調査票を返さなかったための一律の額は仮のものです。税の書類を送れば、過去の分も計算し直されます。',
  },
  'fr.homes.sls-step': {
    says: '調査票と最新の税通知を今日書留で送ってください。定額の前に催告が必要でした。分割も頼めます。',
  },
  'fr.homes.unsafe-want': {
    says: '市か知事が建物を危険または不衛生とし、工事を命じるか居住を禁じています。',
  },
  'fr.homes.unsafe-step': {
    says: '命令と日付を保管します。借り手は家賃停止と別の住まいを家主に書きます。所有者は市に答え、専門家を頼み、Anahに援助を求めます。',
  },
  'fr.homes.unsafe-rent': {
    says: '危険または不衛生な住まいへの命令の後は、翌月から解除まで家賃は要りません。居住が禁じられたら、家主は当面またはずっと住む所を用意し、費用を払わなければなりません。',
  },
  'fr.homes.unsafe-owner': {
    says: '重大な危険を除き、所有者は先に意見を聞かれ、命令の期限があります。その後は市が所有者の費用で行い、日ごとの金が付きます。2か月以内に行政裁判所へ訴えられます。',
  },
  'fr.homes.hostel-right': {
    says: '寮が滞納で契約を終えられるのは催告の後だけです。3か月続けて未払いか、一部払いで2か月分たまった場合です。退去させられるのは裁判官だけです。',
  },
}

/** The Japanese words of the rows in ../state-renewals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENEWALS_JA: Words = {
  ...stateWords('auto-renewal', {
    MA: '自動更新の契約には、はっきりした条件、お知らせ、簡単な解約方法が必要です',
    CA: '会社は、自動で更新される契約に、はっきりした同意を得て、簡単に取り消す方法を用意しなければなりません',
    'FL GA NJ': '自動で更新される12か月のサービス契約には、30日から60日前の知らせが必要です',
    IL: '自動で更新される12か月の契約には、はっきりした条件と、30日から60日前の知らせが必要です',
    NY: '会社は、自動で更新される契約の条件を見せ、同意を得て、簡単に取り消せるようにしなければなりません',
    NC: '自動の更新は、取り消す方法とともに、はっきり示さなければなりません。長い契約では知らせが必要です',
    VA: '会社は、自動で更新される契約に、はっきりした同意を得て、オンラインで簡単に取り消す方法を用意しなければなりません',
  }),
}

/** The Japanese words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const BUILDER_LIENS_JA: Words = {
  'us.lien.ca-builder': {
    says: 'カリフォルニアでは、工事業者が家への担保（lien）を登記してから90日以内に訴えないと、担保は終わります。必要な免許のない業者は、ほとんどの場合、請求できません。',
  },
  ...stateWords('home-lien', {
    'MI OH PA':
      '担保権（lien）が来る前に工事の元請けに全額を払っていれば、その下で働いた業者は、ふつうあなたの家の担保権を保てません。支払いの証拠をすべて取っておいてください',
    AZ: 'あなたが住む家に担保権（lien）を持てるのは、あなたと書面の契約がある業者だけです',
    GA: '業者は仕事から90日以内に担保権（lien）を登記しなければなりません。あなたが争う通知（notice of contest）を登記すると、業者は60日以内に訴えないと担保権を失います',
    IL: '業者に、訴えるよう求める通知を送れます。30日以内に訴えなければ、担保権（lien）は終わります',
    NC: '業者は最後の仕事から120日以内に担保権（lien）を届け、180日以内に訴えなければなりません。そうしないと終わります',
    WA: '業者が8か月以内に訴えなければ、家の担保権（lien）は終わります。あなたが住む家では、通知が来た時に元請けにまだ払っていなかった額だけが対象です',
  }),
}

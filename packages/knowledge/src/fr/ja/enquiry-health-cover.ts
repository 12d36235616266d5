/** Questions about help with the costs of care (C2S): in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_COVER_JA: Words = {
  'fr.ask-debt.c2s-refused': {
    says: '2か月以内に、健康保険の機関の不服委員会（commission de recours amiable、CRA）に書面で申し立てます。無料です。誰の収入が数えられたか確かめ、足りない書類を送りましょう。断られるか2か月返事がなければ、その後2か月以内に社会裁判所に行けます。弁護士はいりません。完全な申請から2か月返事がなければ、認められたことになります。収入が減ったら、また申請できます。',
  },
  'fr.ask-health.file-and-fault': {
    says: '書留で記録全部を求めてください。8日以内、5年より古ければ2か月以内に届けなければなりません。公立病院が1か月答えなければCADA、民間の医院ならCNILへ。医療の害は委員会(CCI)に申し立てます。無料で弁護士は要らず、独自の鑑定をします。その後、保険会社かONIAMが払います。症状が落ち着いてから10年以内です。',
  },
}

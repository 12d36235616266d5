/** The Japanese words of Spain: papers and disputes. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_JA: Words = {
  'es.ask.hours-changed': {
    says: '書面で求めてください。大きな変更には15日、移動には30日の予告が必要です。20営業日以内に争います。不利になるなら、1年につき20日分の賃金を受けて辞められることが多いです。',
  },
  'es.ask.trial-period': {
    says: '試用期間では、理由も予告もなしに終わらせられます。書面で、長すぎないことが必要です。妊娠など禁じられた理由なら無効です。20営業日あります。',
    dependsOn: '契約の内容と、なぜ終わらせたか',
  },
  'es.ask.community-dues': {
    says: '所有者は共通の費用の分を払わなければなりません。決定は3か月以内、法律に反するなら1年以内に争えます。ただし、先に払うか、額を預けます。議事録を求めてください。',
    dependsOn: '集会が何を、いつ決めたか',
  },
  'es.ask.guarantor': {
    says: '責任を負うのは署名したことだけで、債務者と同じ反論ができます。solidario（連帯）と書いていなければ、先に債務者に求める必要があります。払った分は、債務者に求められます。',
    dependsOn: '署名した書類の内容',
  },
  'es.ask.claim-arrived': {
    says: '受け取った日を書きとめてください。juicio verbalなら10営業日、juicio ordinarioなら20営業日です。€2,000まで弁護士はいりません。無料の弁護士と、期間を止めることを求めます。',
  },
  'es.ask.tax-papers': {
    says: '期限内に、写しを付けて答えてください。ほとんどの場合、10営業日以内です。さらに半分の日数を頼めます。同意できなければ、理由を書きます。決定には、その後1か月あります。',
  },
  'es.ask.police-summons': {
    says: 'その日に行ってください。証人としてか、疑われた人（investigado）としてかを聞きます。疑われた人なら、黙っていて、弁護士を付けられます。知り合いがいなければ無料です。自分が言ったことだけに署名してください。',
  },
  'es.ask.legal-aid': {
    says: '弁護士会（Colegio de Abogados）か裁判所に求めましょう。一人なら収入はIPREMの2倍まで、家族がいればもっとです。働く人と家庭内暴力の被害者は、その事件では収入を問いません。',
  },
  'es.ask.water-damage': {
    says: '写真を撮り、すぐ保険と隣人に書面で知らせましょう。部屋の水漏れは上の住人、共用の管は管理組合が払います。期限は1年なので、burofaxを送ります。',
  },
}

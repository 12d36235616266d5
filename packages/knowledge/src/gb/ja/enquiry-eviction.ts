/** Questions about notices, eviction and homelessness in England: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'gb.ask-housing.section-21': {
    says: 'イングランドの民間の借り手では、section 21は2026年5月1日に終わりました。2026年4月30日より後の通知に効力はありません。それで出て行く必要はありません。',
  },
  'gb.ask-housing.old-section-21': {
    says: '2026年5月1日より前のsection 21の通知は、一番遅くて2026年7月31日までに裁判の請求があったときだけ有効です。日付と裁判所の書類について相談してください。',
    dependsOn: '通知がいつ出され、裁判が始まったか',
  },
  'gb.ask-housing.evict': {
    says: 'イングランドの民間の家主には今、法律上の理由、正しいsection 8の通知、裁判所の命令が必要です。売る、または自分が住むための通知は4か月前で、最初の1年はできません。',
    dependsOn: '家主の言う理由',
  },
  'gb.ask-housing.must-leave': {
    says: '通知の終わる日に出る必要はありません。命じられるのは裁判所だけで、実行できるのは裁判所の執行官（court bailiffs）だけです。家主といっしょに住んでいるなら別です。',
  },
  'gb.ask-housing.locked-out': {
    says: '裁判所の命令なしにほとんどの借り手を力で追い出すことや、鍵を変えることは犯罪です。今、役所（council）に電話し、警察の101にも電話してください。危ないと感じたら999です。',
  },
  'gb.ask-housing.homeless': {
    says: '今日、役所のホームレスの窓口（homeless team）に連絡してください。56日以内に家を失うなら、住み続けるか移る方法を助けなければなりません。Shelterの0808 800 4444に電話してください。',
  },
  'gb.ask-housing.revenge': {
    says: '苦情の証拠と日付を残してください。イングランドでは今、家主に本当の法律上の理由と裁判所の命令が必要です。苦情だけで家を失うことはありません。',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'イングランドの民間の借り手では、section 21は2026年5月1日に終わりました。その後、家主には、法律上の理由、section 8の通知、裁判所の命令が必要です。',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'イングランドの民間の家主には、4週間前の通知と裁判所が必要です。両方の日に3か月分の滞納があれば、裁判所は命じなければなりません。少なければ、裁判所は公正かを見ます。',
    dependsOn: 'いくら滞納しているか、裁判所がどう決めるか',
  },
}

/** Questions about taxes, bills of public bodies and benefits asked back or stopped: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_JA: Words = {
  'fr.ask-debt.tax-time': {
    says: '期日の前に、impots.gouv.frの自分のアカウントで、時間を求めてください。決して払えないなら、免除（remise gracieuse）を求めます。',
  },
  'fr.ask-debt.public-bill': {
    says: '2か月以内に、そこに書かれた裁判所で争ってください。まちがいの訂正はその機関に、計画は国庫の役所に求めます。',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: '住まいの手当（APL）では、まず2か月以内にCAFの不服の委員会に書きます。その後、行政裁判所に行きます。金額が正しければ、免除か少しずつの支払いを求めてください。',
  },
  'fr.ask-debt.rsa-stopped': {
    says: '理由を書面で求めてください。2か月以内に県議会の議長に書きます。行政裁判所はその後です。困っているなら、福祉の職員に急ぎの助けを求めてください。',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'impots.gouv.frの自分の画面から、理由と証拠を付けて申し立てます（réclamation）。所得税は通知の翌々年の末まで、地方税は翌年の末までです。争う部分の支払いを待ってもらうこと（sursis）も同時に求めましょう。',
  },
  'fr.ask-debt.constraint': {
    says: 'contrainte は判決と同じ力を持ちます。受け取ってから15日以内に、書かれた裁判所へ、理由と写しをつけた書留で異議を出せます。払うべきなら、すぐに分割を頼んでください。',
  },
}

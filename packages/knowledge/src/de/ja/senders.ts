/** The Japanese words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'de.sender.eos': {
    says: 'EOSは、最も大きい取立て会社のグループの一つです。Otto Groupの会社です。借金を買うこともあります。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.riverty': {
    says: 'Rivertyは、Bertelsmannの支払いと取立てのグループです。店のための「後払い」もしています。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.paigo': {
    says: 'Paigoは、Rivertyのグループの取立て会社です。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.infoscore': {
    says: 'infoscoreは取立て会社です。手紙はよく、運賃、店、電話の契約についてです。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.pair': {
    says: 'PAIR Financeは、ベルリンの取立て会社です。ほとんどはメールやメッセージで書いてきます。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.creditreform': {
    says: 'Creditreformは、取立てと、会社の信用の報告をする、地域の会社の集まりです。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.coeo': {
    says: 'coeoは取立て会社です。よくメールやメッセージで書いてきます。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.real': {
    says: 'REAL Solutionは、ハンブルクの取立て会社です。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.lowell': {
    says: 'Lowellは、ほかの会社のために取り立て、古い借金を買います。借金がだれのものか聞いてください。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.intrum': {
    says: 'Intrumは、ほかの会社のために取り立て、古い借金を買います。借金がだれのものか聞いてください。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.hoist': {
    says: 'Hoist Financeは、銀行の古い借金を買います。あなたの借金を持っている証拠を求めてください。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.tesch': {
    says: 'TESCH mediafinanzは取立て会社で、よくネットの店のために動きます。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.universum': {
    says: 'Universumは、フランクフルトの取立て会社です。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.alektum': {
    says: 'Alektumは、消費者の借金を取り立て、買います。よく電話や後払いの会社のものです。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.bid': {
    says: 'BIDは、バイエルンの取立て会社です。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.diagonal': {
    says: 'Diagonal Inkassoは取立て会社です。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.atriga': {
    says: 'atrigaは取立て会社です。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.culpa': {
    says: 'CULPA Inkassoは取立て会社です。よく少額を求めます。',
    nextStep:
      '請求を確かめてください。それから、書く、争う、または契約書とそれぞれの費用を求めます。',
    complainTo: '取立て会社を監督する、連邦司法庁（Bundesamt für Justiz）。',
  },
  'de.sender.ksp': {
    says: 'KSPはハンブルクの法律事務所です。借金を取り立て、写真についての警告を送ります。裁判所ではありません。',
    nextStep: '請求を確かめてください。それから、争うか、契約書とそれぞれの費用を求めます。',
    complainTo: 'その地区の弁護士会（Rechtsanwaltskammer）。',
  },
  'de.sender.haas': {
    says: '多くの会社のために借金を取り立てる法律事務所です。裁判所ではありません。',
    nextStep: '請求を確かめてください。それから、争うか、契約書とそれぞれの費用を求めます。',
    complainTo: 'その地区の弁護士会（Rechtsanwaltskammer）。',
  },
  'de.sender.frommer': {
    says: '以前はWaldorf Frommerだった、ミュンヘンの法律事務所Frommer Legalです。ネットで共有された映画や音楽について警告します。',
    nextStep: '相手の用紙に署名しないでください。相手の期日の前に相談します。',
    complainTo: 'その地区の弁護士会（Rechtsanwaltskammer）。',
  },
  'de.sender.ippc': {
    says: 'ネットで共有された映画やゲームについて警告する、ベルリンの法律事務所です。',
    nextStep: '相手の用紙に署名しないでください。相手の期日の前に相談します。',
    complainTo: 'その地区の弁護士会（Rechtsanwaltskammer）。',
  },
  'de.sender.nimrod': {
    says: 'ネットで共有されたゲームについて警告する、ベルリンの法律事務所です。',
    nextStep: '相手の用紙に署名しないでください。相手の期日の前に相談します。',
    complainTo: 'その地区の弁護士会（Rechtsanwaltskammer）。',
  },
  'de.sender.beitragsservice': {
    says: '公共のラジオとテレビの放送料（Rundfunkbeitrag）を集めます。強制するのに、裁判所はいりません。',
    nextStep: '最後の枠（Rechtsbehelfsbelehrung）を見てください。あなたの期限が書いてあります。',
  },
  'de.sender.finanzamt': {
    says: '税務署です。裁判所なしで税を強制できます。時間を延ばすこともできます。',
    nextStep: '最後の枠（Rechtsbehelfsbelehrung）を見てください。あなたの期限が書いてあります。',
  },
  'de.sender.hauptzollamt': {
    says: '税関です。健康保険やJobcenterなど、連邦の機関の請求を、裁判所なしで強制します。',
    nextStep: '最後の枠（Rechtsbehelfsbelehrung）を見てください。あなたの期限が書いてあります。',
  },
  'de.sender.jobcenter': {
    says: 'Jobcenterは基本の生活支援を払い、お金を返すよう求めることがあります。1か月以内に異議を出せます。',
    nextStep: '最後の枠（Rechtsbehelfsbelehrung）を見てください。あなたの期限が書いてあります。',
  },
  'de.sender.arbeitsagentur': {
    says: '職業の役所です。Recklinghausenにある債権の係が、返すべきお金を集めます。',
    nextStep: '最後の枠（Rechtsbehelfsbelehrung）を見てください。あなたの期限が書いてあります。',
  },
  'de.sender.familienkasse': {
    says: '家族の給付の役所です。児童手当（Kindergeld）を払い、返すよう求めることがあります。',
    nextStep: '最後の枠（Rechtsbehelfsbelehrung）を見てください。あなたの期限が書いてあります。',
  },
  'de.sender.stadtkasse': {
    says: '町のお金の係です。公の料金と罰金を、裁判所なしで強制できます。',
    nextStep: '最後の枠（Rechtsbehelfsbelehrung）を見てください。あなたの期限が書いてあります。',
  },
  'de.sender.mahngericht': {
    says: '支払命令を送る裁判所です。請求が本当かは調べていません。',
    nextStep: '納得できなければ、届いてから2週間以内に、ピンクの用紙で異議を出してください。',
  },
  'de.sender.schufa': {
    says: '信用情報の会社です。契約と未払いの借金の情報を持っています。お金を求めることはできません。',
    nextStep: '無料で自分の情報の写しを求め（Art. 15 GDPR）、まちがいを直してもらってください。',
    complainTo: 'まずこの会社、次にデータ保護の役所。',
  },
  'de.sender.gema': {
    says: 'GEMAは、作曲家のために、人前の音楽の許可を出します。個人で聞くのに、許可はいりません。',
    nextStep: '人前で音楽を流したか確かめてください。それから、どの料金表を使ったか聞きます。',
  },
  'de.sender.parkcontrol': {
    says: '店の駐車場を見張る民間の会社です。請求書は違約金で、罰金ではありません。',
    nextStep: 'だれが運転したか、標識、金額を確かめてください。店に取り消すよう頼みます。',
    complainTo: '駐車場を持つ店、次にVerbraucherzentrale。',
  },
  'de.sender.fairparken': {
    says: '店の駐車場を見張る民間の会社です。請求書は違約金で、罰金ではありません。',
    nextStep: 'だれが運転したか、標識、金額を確かめてください。店に取り消すよう頼みます。',
    complainTo: '駐車場を持つ店、次にVerbraucherzentrale。',
  },
  'de.sender.apcoa': {
    says: '民間の駐車場の会社です。請求書は違約金で、罰金ではありません。',
    nextStep: 'だれが運転したか、標識、金額を確かめてください。店に取り消すよう頼みます。',
    complainTo: '駐車場を持つ店、次にVerbraucherzentrale。',
  },
  'de.sender.contipark': {
    says: '民間の駐車場の会社です。請求書は違約金で、罰金ではありません。',
    nextStep: 'だれが運転したか、標識、金額を確かめてください。店に取り消すよう頼みます。',
    complainTo: '駐車場を持つ店、次にVerbraucherzentrale。',
  },
  'de.sender.telekom': {
    says: '電話とネットの会社です。',
    nextStep: '契約書と請求書を確かめてください。書面で異議を伝えます。',
    complainTo: 'まず会社、次にBundesnetzagenturの仲裁の係。',
  },
  'de.sender.vodafone': {
    says: '電話、ネット、ケーブルの会社です。',
    nextStep: '契約書と請求書を確かめてください。書面で異議を伝えます。',
    complainTo: 'まず会社、次にBundesnetzagenturの仲裁の係。',
  },
  'de.sender.o2': {
    says: 'o2として知られる、電話とネットの会社です。',
    nextStep: '契約書と請求書を確かめてください。書面で異議を伝えます。',
    complainTo: 'まず会社、次にBundesnetzagenturの仲裁の係。',
  },
  'de.sender.einsundeins': {
    says: '電話とネットの会社です。',
    nextStep: '契約書と請求書を確かめてください。書面で異議を伝えます。',
    complainTo: 'まず会社、次にBundesnetzagenturの仲裁の係。',
  },
  'de.sender.eon': {
    says: '電気とガスの供給会社です。',
    nextStep: 'メーターの数字を比べてください。期日の前に分割払いの計画を求めます。',
    complainTo: 'まず供給会社、次にSchlichtungsstelle Energie。',
  },
  'de.sender.vattenfall': {
    says: '電気とガスの供給会社です。',
    nextStep: 'メーターの数字を比べてください。期日の前に分割払いの計画を求めます。',
    complainTo: 'まず供給会社、次にSchlichtungsstelle Energie。',
  },
  'de.sender.enbw': {
    says: '電気とガスの供給会社です。',
    nextStep: 'メーターの数字を比べてください。期日の前に分割払いの計画を求めます。',
    complainTo: 'まず供給会社、次にSchlichtungsstelle Energie。',
  },
  'de.sender.stadtwerke': {
    says: '町の電気、ガス、暖房、水の供給会社です。',
    nextStep: 'メーターの数字を比べてください。期日の前に分割払いの計画を求めます。',
    complainTo: 'まず供給会社、次にSchlichtungsstelle Energie。',
  },
  'de.sender.vonovia': {
    says: 'ドイツで最も大きい民間の大家です。Deutsche Wohnenもこの会社のものです。',
    nextStep: '署名や支払いの前に、借家人の会と請求を確かめてください。',
  },
  'de.sender.leg': {
    says: '大きい民間の大家です。',
    nextStep: '署名や支払いの前に、借家人の会と請求を確かめてください。',
  },
}

/** Who writes to people: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'gb.sender.british-gas': {
    says: '電気とガスを売る民間の会社です。あなたの同意か令状（warrant）がなければ、家に入ることはできません。',
    regulator: 'Ofgem',
    complainTo: 'まずその会社。8週間後か最終回答の後は、Energy Ombudsman。',
    nextStep: 'メーターを読み、請求書の日付を確かめ、払える計画を頼む。',
  },
  'gb.sender.edf': {
    says: '電気とガスを売る民間の会社です。あなたの同意か令状（warrant）がなければ、家に入ることはできません。',
    regulator: 'Ofgem',
    complainTo: 'まずその会社。8週間後か最終回答の後は、Energy Ombudsman。',
    nextStep: 'メーターを読み、請求書の日付を確かめ、払える計画を頼む。',
  },
  'gb.sender.eon-next': {
    says: '電気とガスを売る民間の会社です。あなたの同意か令状（warrant）がなければ、家に入ることはできません。',
    regulator: 'Ofgem',
    complainTo: 'まずその会社。8週間後か最終回答の後は、Energy Ombudsman。',
    nextStep: 'メーターを読み、請求書の日付を確かめ、払える計画を頼む。',
  },
  'gb.sender.octopus': {
    says: '電気とガスを売る民間の会社です。あなたの同意か令状（warrant）がなければ、家に入ることはできません。',
    regulator: 'Ofgem',
    complainTo: 'まずその会社。8週間後か最終回答の後は、Energy Ombudsman。',
    nextStep: 'メーターを読み、請求書の日付を確かめ、払える計画を頼む。',
  },
  'gb.sender.ovo': {
    says: '電気とガスを売る民間の会社です。あなたの同意か令状（warrant）がなければ、家に入ることはできません。',
    regulator: 'Ofgem',
    complainTo: 'まずその会社。8週間後か最終回答の後は、Energy Ombudsman。',
    nextStep: 'メーターを読み、請求書の日付を確かめ、払える計画を頼む。',
  },
  'gb.sender.scottish-power': {
    says: '電気とガスを売る民間の会社です。あなたの同意か令状（warrant）がなければ、家に入ることはできません。',
    regulator: 'Ofgem',
    complainTo: 'まずその会社。8週間後か最終回答の後は、Energy Ombudsman。',
    nextStep: 'メーターを読み、請求書の日付を確かめ、払える計画を頼む。',
  },
  'gb.sender.pplprs': {
    says: 'PPL PRSは、PPLとPRS for Musicが共同で作った民間の会社です。公の場で音楽を流す許可証（licence）を売ります。裁判所でも役所でもありません。',
    complainTo: 'まずPPL PRS。値段と条件については、Copyright Tribunal。',
    nextStep: '客や従業員に音楽が聞こえるかを確かめ、書面で返事をする。',
  },
  'gb.sender.tv-licensing': {
    says: 'TV Licensingは、BBCのためにテレビの許可料（TV licence fee）を集めます。許可証が必要なのは、テレビの生放送かBBC iPlayerだけです。訪問する人は、あなたの同意か裁判所の令状（warrant）がなければ入ることはできません。',
    nextStep: '許可証がいらないなら、オンラインか手紙で伝える。',
  },
  'gb.sender.hmrc': {
    says: 'HMRCは税金を集めます。力は強いですが、頼めばほとんどの人と分割払いを決めます。詐欺のメッセージがよく名前を使います。',
    complainTo: 'HMRC、次にAdjudicator。',
    nextStep: 'GOV.UKの自分のアカウントで金額を確かめ、電話で分割払い（time to pay）を頼む。',
  },
  'gb.sender.dwp-debt': {
    says: 'DWP Debt Managementは、払いすぎた給付金を取り戻します。裁判所なしで、給付金や給料から取れます。苦しければ、低い額を頼んでください。',
    complainTo: 'DWP。決定の見直しも求められます。',
    nextStep: '決定とその日付を確かめる。まちがいなら、1か月以内に見直しを求める。',
  },
  'gb.sender.cnbc': {
    says: 'イングランドとウェールズで、ほとんどのお金の請求を送る裁判所の窓口です。その請求の用紙（claim form）は本物で、答える最後の日があります。',
    nextStep:
      '請求の書類なら、届いたとみなす日から14日以内に、受取りの確認書（acknowledgment of service）を送る。判決なら、払う日を見る。',
  },
  'gb.sender.hmcts': {
    says: 'イングランドとウェールズの裁判所を運営する役所です。ここからの書類は本物です。日付を読んでください。',
    nextStep: '何の書類か分からなければ、請求番号（claim number）を用意して裁判所に電話する。',
  },
  'gb.sender.ejo': {
    says: '北アイルランドの民事の判決を全部強制する役所です。決める前に、あなたが払える額を調べます。',
    nextStep: '手紙の期限までに家計の表をつけて返事をし、無料の借金の相談を受ける。',
  },
  'gb.sender.dwp': {
    says: 'Department for Work and Pensions（DWP）は、ほとんどの給付金を決めて払います。払いすぎた分は、裁判所なしで取り戻せます。',
    complainTo: 'DWP。決定の見直しも求められます。',
    nextStep: '決定とその日付を確かめる。まちがいなら、1か月以内に見直しを求める。',
  },
}

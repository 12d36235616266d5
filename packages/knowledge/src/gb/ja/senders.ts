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
  'gb.sender.lowell': {
    says: 'Lowellは、貸し手、店、電話会社から借金を買い、取り立てます。自分の法律事務所はOverdalesです。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: 'あなたの借金であることと、その会社が持ち主であることの証明を求める。',
  },
  'gb.sender.cabot': {
    says: 'Cabotは、借金を買い、取り立てます。グループには、Wescotと法律事務所のMortimer Clarkeもあります。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: 'あなたの借金であることと、その会社が持ち主であることの証明を求める。',
  },
  'gb.sender.pra': {
    says: 'PRA Groupは、古いカードやローンなどの借金を買い、取り立てます。裁判を起こすことがあります。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: 'あなたの借金であることと、その会社が持ち主であることの証明を求める。',
  },
  'gb.sender.intrum': {
    says: 'Intrumは、借金を買い、ほかの会社のためにも取り立てます。裁判を起こすことがあります。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: 'あなたの借金であることと、その会社が持ち主であることの証明を求める。',
  },
  'gb.sender.link': {
    says: 'Link Financialは、関係する会社が買った借金を取り立てます。どの会社があなたの借金を持っているか聞いてください。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: 'あなたの借金であることと、その会社が持ち主であることの証明を求める。',
  },
  'gb.sender.perch': {
    says: 'Perch Capitalは、あなたの借金を買ったと言うことがある会社です。証明を求めてください。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: 'あなたの借金であることと、その会社が持ち主であることの証明を求める。',
  },
  'gb.sender.jc': {
    says: 'JC International Acquisitionは、あなたの借金を買ったと言うことがあります。証明を求め、借金の古さを確かめてください。物は取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: 'あなたの借金であることと、その会社が持ち主であることの証明を求める。',
  },
  'gb.sender.arrow': {
    says: 'Arrow Globalは、あなたの借金を買ったと言うことがあり、別の会社が代わりに書くこともあります。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: 'あなたの借金であることと、その会社が持ち主であることの証明を求める。',
  },
  'gb.sender.wescot': {
    says: 'Wescotは、銀行、電気やガスの会社、電話会社のために取り立てます。Cabotのグループです。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: '借金とその古さを確かめ、次に手紙で証拠を求める。',
  },
  'gb.sender.moorcroft': {
    says: 'Moorcroftは、銀行、電気やガスの会社、HMRCなどの公的機関のために取り立てます。家に来ることがありますが、執行官（bailiff）ではなく、中に入ることはできません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: '借金とその古さを確かめ、次に手紙で証拠を求める。',
  },
  'gb.sender.advantis': {
    says: 'Advantisは、ほかの会社や公的機関のために取り立てます。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: '借金とその古さを確かめ、次に手紙で証拠を求める。',
  },
  'gb.sender.bpo': {
    says: 'BPO Collectionsは、ほかの会社のために取り立てます。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: '借金とその古さを確かめ、次に手紙で証拠を求める。',
  },
  'gb.sender.pastdue': {
    says: 'Past Due Credit Solutionsは、ほかの会社や公的機関のために取り立てます。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: '借金とその古さを確かめ、次に手紙で証拠を求める。',
  },
  'gb.sender.resolvecall': {
    says: 'Resolvecallは、ほかの会社のために、借金について話す人を家に送ります。執行官（bailiff）ではありません。ドアを開ける必要はありません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: '借金とその古さを確かめ、次に手紙で証拠を求める。',
  },
  'gb.sender.credit-style': {
    says: 'Credit Styleは、ほかの会社のために取り立てます。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: '借金とその古さを確かめ、次に手紙で証拠を求める。',
  },
  'gb.sender.cars': {
    says: 'CARSは、ほかの会社のために取り立てます。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: '借金とその古さを確かめ、次に手紙で証拠を求める。',
  },
  'gb.sender.aci': {
    says: 'ACIは、借金を買った会社のために取り立てます。執行官（bailiff）ではなく、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: '借金とその古さを確かめ、次に手紙で証拠を求める。',
  },
  'gb.sender.dcbl': {
    says: 'DCBLには2つの仕事があります。特別な力なしに手紙で取り立てる仕事と、高等法院の命令（High Court writ）を実行する仕事です。あなたの名前の命令がなければ、物を取れません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: 'まずその会社。クレジットなどの借金なら、次にFinancial Ombudsman Service。',
    nextStep: 'あなたへの裁判所の命令があるか聞く。なければ、普通の借金の手紙として扱う。',
  },
  'gb.sender.drp': {
    says: 'Debt Recovery Plusは、未払いの民間の駐車料金について手紙を書きます。Zenith Collectionsという名前も使います。あなたの物にも車にも力がありません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: '駐車場の運営会社。',
    nextStep:
      '駐車料金そのものを確かめる。催告書（letter of claim）や裁判所の用紙は絶対に放っておかない。',
  },
  'gb.sender.trace': {
    says: 'Traceは、駐車会社のために、未払いの民間の駐車料金について手紙を書きます。あなたの物にも車にも力がありません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: '駐車場の運営会社。',
    nextStep:
      '駐車料金そのものを確かめる。催告書（letter of claim）や裁判所の用紙は絶対に放っておかない。',
  },
  'gb.sender.zzps': {
    says: 'ZZPSは、駐車会社のために、未払いの民間の駐車料金について手紙を書きます。あなたの物にも車にも力がありません。',
    regulator: 'Financial Conduct Authority（クレジットなどの借金）',
    complainTo: '駐車場の運営会社。',
    nextStep:
      '駐車料金そのものを確かめる。催告書（letter of claim）や裁判所の用紙は絶対に放っておかない。',
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
    nextStep: '届いたとみなす日から14日以内に、受取りの確認書（acknowledgment of service）を送る。',
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

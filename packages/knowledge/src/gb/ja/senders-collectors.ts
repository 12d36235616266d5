/** Firms that buy or collect debts, and law firms that write for them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_JA: Words = {
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
  'gb.sender.overdales': {
    says: 'Overdalesは、Lowellのグループの法律事務所です。あなたではなく、借金の持ち主の会社のために働きます。ここからの手紙は裁判所の命令ではありません。',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'まずその会社。依頼人だったなら次にLegal Ombudsman、行いについてはSolicitors Regulation Authority。',
    nextStep: '返事の期限を探す。催告書（letter of claim）なら、30日以内に返事をする。',
  },
  'gb.sender.mortimer-clarke': {
    says: 'Mortimer Clarkeは、Cabotのグループの法律事務所です。借金の持ち主の会社のために働きます。ここからの手紙は裁判所の命令ではありません。',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'まずその会社。依頼人だったなら次にLegal Ombudsman、行いについてはSolicitors Regulation Authority。',
    nextStep: '返事の期限を探す。催告書（letter of claim）なら、30日以内に返事をする。',
  },
  'gb.sender.bw-legal': {
    says: 'BW Legalは、借金や駐車料金を取り立て、多くの裁判の請求（court claims）を出す法律事務所です。ここからの手紙は裁判所の命令ではありません。',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'まずその会社。依頼人だったなら次にLegal Ombudsman、行いについてはSolicitors Regulation Authority。',
    nextStep: '返事の期限を探す。催告書（letter of claim）なら、30日以内に返事をする。',
  },
  'gb.sender.dcb-legal': {
    says: 'DCB Legalは、DCBLと関係のある法律事務所です。駐車の裁判の請求を多く出します。ここからの手紙は裁判所の命令ではありませんが、裁判所の請求の用紙（claim form）は本物です。',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'まずその会社。依頼人だったなら次にLegal Ombudsman、行いについてはSolicitors Regulation Authority。',
    nextStep: '返事の期限を探す。催告書（letter of claim）なら、30日以内に返事をする。',
  },
  'gb.sender.gladstones': {
    says: 'Gladstonesは、駐車会社のために働く法律事務所です。ここからの手紙は裁判所の命令ではありませんが、裁判所の請求の用紙（claim form）は本物です。',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'まずその会社。依頼人だったなら次にLegal Ombudsman、行いについてはSolicitors Regulation Authority。',
    nextStep: '返事の期限を探す。催告書（letter of claim）なら、30日以内に返事をする。',
  },
  'gb.sender.qdr': {
    says: 'QDRは、未払いの駐車料金について手紙を書く法律事務所です。ここからの手紙は裁判所の命令ではありません。',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'まずその会社。依頼人だったなら次にLegal Ombudsman、行いについてはSolicitors Regulation Authority。',
    nextStep: '返事の期限を探す。催告書（letter of claim）なら、30日以内に返事をする。',
  },
}

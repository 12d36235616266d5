/** The Japanese words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'au.sender.credit-corp': {
    says: 'この会社は、借金を買って取り立てます。訴えることがあります。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.panthera': {
    says: 'この会社は、借金を買って取り立てます。訴えることがあります。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.pioneer': {
    says: 'この会社は、借金を買って取り立てます。訴えることがあります。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.lion': {
    says: 'この会社は、借金を買って取り立てます。訴えることがあります。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.ccs': {
    says: 'この会社は、借金を買って取り立てます。訴えることがあります。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.baycorp': {
    says: 'Baycorpは、ほかの会社の借金と、買った借金を取り立てます。Credit Corpの一部です。物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.collection-house': {
    says: 'この会社は、ほかの会社の借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.recoveriescorp': {
    says: 'この会社は、ほかの会社の借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.milton-graham': {
    says: 'この会社は、ほかの会社の借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.arl': {
    says: 'この会社は、ほかの会社の借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.ncml': {
    says: 'この会社は、ほかの会社の借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.ampac': {
    says: 'この会社は、ほかの会社の借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.indebted': {
    says: 'この会社は、ほかの会社の借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.ecc': {
    says: 'この会社は、ほかの会社の借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、その古さを確かめてください。次に手紙で証拠を求めます。',
    complainTo: 'まず会社です。ローンとカードは、次にAFCAです。',
  },
  'au.sender.ato': {
    says: '連邦の税務署です。裁判所なしで、給料や銀行からお金を取れます。計画を求め、不服を申し立て（object）られます。',
    nextStep: 'myGovで税金の未払いを確かめてください。',
    complainTo: 'まずATO、次にTax Ombudsmanです。',
  },
  'au.sender.services-australia': {
    says: 'この役所は、給付を払い、払いすぎを取り戻します。見直し（review）と停止を求められます。',
    nextStep: '書面で見直し（review）を求めてください。',
  },
  'au.sender.revenue-nsw': {
    says: 'この役所は、ニューサウスウェールズ州（New South Wales）で罰金と州への借金を集めます。見直し（review）か計画を求められます。',
    nextStep: '期日を見て、写真をオンラインで見てください。',
  },
  'au.sender.fines-victoria': {
    says: 'この役所は、ビクトリア州（Victoria）で罰金を集めます。見直し（review）、計画、特別な助けを求められます。',
    nextStep: '期日を見てください。',
  },
  'au.sender.sper': {
    says: 'SPERは、クイーンズランド州（Queensland）で払われていない罰金を集めます。計画を求めるか、働いて返せます。',
    nextStep: '手紙の日付の前に電話してください。',
  },
  'au.sender.cba': {
    says: 'これは銀行です。支払いが苦しい人の支援（hardship）の求めを見なければなりません。裁判所なしで給料を取れません。',
    nextStep: '書面で、支払いが苦しい人の支援（hardship）を求めてください。',
    complainTo: 'まず銀行です。30日後か断られた後は、AFCAです。',
  },
  'au.sender.westpac': {
    says: 'これは銀行です。支払いが苦しい人の支援（hardship）の求めを見なければなりません。裁判所なしで給料を取れません。',
    nextStep: '書面で、支払いが苦しい人の支援（hardship）を求めてください。',
    complainTo: 'まず銀行です。30日後か断られた後は、AFCAです。',
  },
  'au.sender.nab': {
    says: 'これは銀行です。支払いが苦しい人の支援（hardship）の求めを見なければなりません。裁判所なしで給料を取れません。',
    nextStep: '書面で、支払いが苦しい人の支援（hardship）を求めてください。',
    complainTo: 'まず銀行です。30日後か断られた後は、AFCAです。',
  },
  'au.sender.anz': {
    says: 'これは銀行です。支払いが苦しい人の支援（hardship）の求めを見なければなりません。裁判所なしで給料を取れません。',
    nextStep: '書面で、支払いが苦しい人の支援（hardship）を求めてください。',
    complainTo: 'まず銀行です。30日後か断られた後は、AFCAです。',
  },
  'au.sender.agl': {
    says: 'この会社は、電気とガスを売っています。止める前に、助けを申し出なければなりません。',
    nextStep: '支払い計画と、苦しい人のための制度（hardship program）を求めてください。',
    complainTo: 'まず会社、次に州の電気とガスのオンブズマンです。',
  },
  'au.sender.origin': {
    says: 'この会社は、電気とガスを売っています。止める前に、助けを申し出なければなりません。',
    nextStep: '支払い計画と、苦しい人のための制度（hardship program）を求めてください。',
    complainTo: 'まず会社、次に州の電気とガスのオンブズマンです。',
  },
  'au.sender.energyaustralia': {
    says: 'この会社は、電気とガスを売っています。止める前に、助けを申し出なければなりません。',
    nextStep: '支払い計画と、苦しい人のための制度（hardship program）を求めてください。',
    complainTo: 'まず会社、次に州の電気とガスのオンブズマンです。',
  },
  'au.sender.telstra': {
    says: '電話とインターネットの会社です。苦情を解決しなければ、TIOが無料で助けます。',
    nextStep: '請求を契約の内容と比べてください。',
    complainTo: 'まず会社、次にTelecommunications Industry Ombudsmanです。',
  },
  'au.sender.optus': {
    says: '電話とインターネットの会社です。苦情を解決しなければ、TIOが無料で助けます。',
    nextStep: '請求を契約の内容と比べてください。',
    complainTo: 'まず会社、次にTelecommunications Industry Ombudsmanです。',
  },
  'au.sender.vodafone': {
    says: '電話とインターネットの会社です。苦情を解決しなければ、TIOが無料で助けます。',
    nextStep: '請求を契約の内容と比べてください。',
    complainTo: 'まず会社、次にTelecommunications Industry Ombudsmanです。',
  },
}

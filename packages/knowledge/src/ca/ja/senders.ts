/** The Japanese words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'ca.sender.metcredit': {
    says: '取立て会社（collection agency）です。ほかの会社のために取り立てるか、買った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金とその古さを確かめてください。それから手紙を書き、証拠を求めます。',
    complainTo: 'まず会社、次に州の消費者の役所。',
  },
  'ca.sender.collectcents': {
    says: '取立て会社（collection agency）です。ほかの会社のために取り立てるか、買った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金とその古さを確かめてください。それから手紙を書き、証拠を求めます。',
    complainTo: 'まず会社、次に州の消費者の役所。',
  },
  'ca.sender.cbv': {
    says: '取立て会社（collection agency）です。ほかの会社のために取り立てるか、買った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金とその古さを確かめてください。それから手紙を書き、証拠を求めます。',
    complainTo: 'まず会社、次に州の消費者の役所。',
  },
  'ca.sender.bill-gosling': {
    says: '取立て会社（collection agency）です。ほかの会社のために取り立てるか、買った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金とその古さを確かめてください。それから手紙を書き、証拠を求めます。',
    complainTo: 'まず会社、次に州の消費者の役所。',
  },
  'ca.sender.iqor': {
    says: '取立て会社（collection agency）です。ほかの会社のために取り立てるか、買った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金とその古さを確かめてください。それから手紙を書き、証拠を求めます。',
    complainTo: 'まず会社、次に州の消費者の役所。',
  },
  'ca.sender.eos-canada': {
    says: '取立て会社（collection agency）です。ほかの会社のために取り立てるか、買った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金とその古さを確かめてください。それから手紙を書き、証拠を求めます。',
    complainTo: 'まず会社、次に州の消費者の役所。',
  },
  'ca.sender.gatestone': {
    says: '取立て会社（collection agency）です。ほかの会社のために取り立てるか、買った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金とその古さを確かめてください。それから手紙を書き、証拠を求めます。',
    complainTo: 'まず会社、次に州の消費者の役所。',
  },
  'ca.sender.arc': {
    says: '取立て会社（collection agency）です。ほかの会社のために取り立てるか、買った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金とその古さを確かめてください。それから手紙を書き、証拠を求めます。',
    complainTo: 'まず会社、次に州の消費者の役所。',
  },
  'ca.sender.partners': {
    says: '取立て会社（collection agency）です。ほかの会社のために取り立てるか、買った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金とその古さを確かめてください。それから手紙を書き、証拠を求めます。',
    complainTo: 'まず会社、次に州の消費者の役所。',
  },
  'ca.sender.cra': {
    says: '国の税金の役所です。裁判なしで、給料や口座からお金を取れます。異議を申し立て、計画を頼めます。',
    nextStep:
      '公式サイトの自分のページで、借金を確かめてください。まちがっていたら、90日以内に異議を申し立てます。',
    complainTo: 'CRAの苦情の窓口、次にTaxpayers’ Ombudsperson。',
  },
  'ca.sender.service-canada': {
    says: '雇用保険（employment insurance）と公の年金を扱う役所です。決定をもう一度見るよう求められます。',
    nextStep: '手紙の期間の中で、見直し（reconsideration）を求めてください。',
  },
  'ca.sender.revenu-quebec': {
    says: 'ケベック州の税金の役所です。税額の通知に異議を申し立て、支払い計画を頼めます。',
  },
  'ca.sender.ltb': {
    says: 'オンタリオ州で、家主と借りる人の間のことを決める審判所です。書類は本物です。審理に行ってください。',
    nextStep: '答える日か、行く日を探してください。',
  },
  'ca.sender.rtb': {
    says: 'ブリティッシュ・コロンビア州で、家主と借りる人の間のことを決める役所です。書類は本物です。',
    nextStep: '答える日か、行く日を探してください。',
  },
  'ca.sender.tal': {
    says: 'ケベック州の住宅の審判所です。書類は本物です。審理に行ってください。',
    nextStep: '答える日か、行く日を探してください。',
  },
  'ca.sender.crt': {
    says: 'ブリティッシュ・コロンビア州で、少額の請求を決めるオンラインの審判所です。間に合うように答えなければなりません。',
    nextStep: '答える日か、行く日を探してください。',
  },
  'ca.sender.rbc': {
    says: '銀行です。お金を求めるときは、国の決まりに従わなければなりません。裁判所なしに給料を取れません。',
    nextStep: '払える計画を書面で頼んでください。',
    complainTo: 'まず銀行。56日後か、納得できなければ、OBSI。',
  },
  'ca.sender.td': {
    says: '銀行です。お金を求めるときは、国の決まりに従わなければなりません。裁判所なしに給料を取れません。',
    nextStep: '払える計画を書面で頼んでください。',
    complainTo: 'まず銀行。56日後か、納得できなければ、OBSI。',
  },
  'ca.sender.scotiabank': {
    says: '銀行です。お金を求めるときは、国の決まりに従わなければなりません。裁判所なしに給料を取れません。',
    nextStep: '払える計画を書面で頼んでください。',
    complainTo: 'まず銀行。56日後か、納得できなければ、OBSI。',
  },
  'ca.sender.bmo': {
    says: '銀行です。お金を求めるときは、国の決まりに従わなければなりません。裁判所なしに給料を取れません。',
    nextStep: '払える計画を書面で頼んでください。',
    complainTo: 'まず銀行。56日後か、納得できなければ、OBSI。',
  },
  'ca.sender.cibc': {
    says: '銀行です。お金を求めるときは、国の決まりに従わなければなりません。裁判所なしに給料を取れません。',
    nextStep: '払える計画を書面で頼んでください。',
    complainTo: 'まず銀行。56日後か、納得できなければ、OBSI。',
  },
  'ca.sender.national': {
    says: '銀行です。お金を求めるときは、国の決まりに従わなければなりません。裁判所なしに給料を取れません。',
    nextStep: '払える計画を書面で頼んでください。',
    complainTo: 'まず銀行。56日後か、納得できなければ、OBSI。',
  },
  'ca.sender.bell': {
    says: '電話とインターネットの会社です。苦情を解決しなければ、CCTSが無料で助けます。',
    nextStep: '請求書を契約書と比べてください。',
    complainTo: 'まず会社、次に無料のCCTS。',
  },
  'ca.sender.rogers': {
    says: '電話とインターネットの会社です。苦情を解決しなければ、CCTSが無料で助けます。',
    nextStep: '請求書を契約書と比べてください。',
    complainTo: 'まず会社、次に無料のCCTS。',
  },
  'ca.sender.telus': {
    says: '電話とインターネットの会社です。苦情を解決しなければ、CCTSが無料で助けます。',
    nextStep: '請求書を契約書と比べてください。',
    complainTo: 'まず会社、次に無料のCCTS。',
  },
}

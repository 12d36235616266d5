/** The Japanese words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'nz.sender.baycorp': {
    says: 'この会社は、ほかの会社のために、または買い取った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、どれだけ古いかを確かめてください。それから書いて、証拠を求めてください。',
    regulator: 'Commerce Commission（だます行為について）',
    complainTo: 'まずこの会社に。ローンなら、次に貸し手の苦情解決機関（dispute scheme）に。',
  },
  'nz.sender.credit-corp': {
    says: 'この会社は、ほかの会社のために、または買い取った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、どれだけ古いかを確かめてください。それから書いて、証拠を求めてください。',
    regulator: 'Commerce Commission（だます行為について）',
    complainTo: 'まずこの会社に。ローンなら、次に貸し手の苦情解決機関（dispute scheme）に。',
  },
  'nz.sender.ecc': {
    says: 'この会社は、ほかの会社のために、または買い取った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、どれだけ古いかを確かめてください。それから書いて、証拠を求めてください。',
    regulator: 'Commerce Commission（だます行為について）',
    complainTo: 'まずこの会社に。ローンなら、次に貸し手の苦情解決機関（dispute scheme）に。',
  },
  'nz.sender.debtworks': {
    says: 'この会社は、ほかの会社のために、または買い取った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、どれだけ古いかを確かめてください。それから書いて、証拠を求めてください。',
    regulator: 'Commerce Commission（だます行為について）',
    complainTo: 'まずこの会社に。ローンなら、次に貸し手の苦情解決機関（dispute scheme）に。',
  },
  'nz.sender.intercoll': {
    says: 'この会社は、ほかの会社のために、または買い取った借金を取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '借金と、どれだけ古いかを確かめてください。それから書いて、証拠を求めてください。',
    regulator: 'Commerce Commission（だます行為について）',
    complainTo: 'まずこの会社に。ローンなら、次に貸し手の苦情解決機関（dispute scheme）に。',
  },
  'nz.sender.ird': {
    says: 'これは税の役所です。裁判所なしで、給料や銀行からお金を取れます。分割払いを求められます。',
    nextStep: 'myIRで確かめてください。',
  },
  'nz.sender.msd': {
    says: 'この役所は給付を払い、払いすぎたお金を返してもらいます。見直し（review）を求められます。',
    nextStep: '理由と見直し（review）を、期限内に求めてください。',
  },
  'nz.sender.fines': {
    says: 'この役所は、裁判所の罰金と、被害者への償い（reparation）を集めます。少しずつ払うことを求められます。',
    nextStep: 'その日の前に、0800 434 637に電話してください。',
  },
  'nz.sender.tenancy-tribunal': {
    says: 'この審判所は、家主と借り主の間のことを決めます。その書類は本物です。',
    nextStep: '審理に行ってください。',
  },
  'nz.sender.anz': {
    says: 'これは銀行です。生活困難の助け（hardship）の求めを、見なければなりません。裁判所なしで給料を取れません。',
    nextStep: '生活困難の助け（hardship）を書面で求めてください。',
    complainTo: 'まず銀行に、次にBanking Ombudsmanに。',
  },
  'nz.sender.asb': {
    says: 'これは銀行です。生活困難の助け（hardship）の求めを、見なければなりません。裁判所なしで給料を取れません。',
    nextStep: '生活困難の助け（hardship）を書面で求めてください。',
    complainTo: 'まず銀行に、次にBanking Ombudsmanに。',
  },
  'nz.sender.bnz': {
    says: 'これは銀行です。生活困難の助け（hardship）の求めを、見なければなりません。裁判所なしで給料を取れません。',
    nextStep: '生活困難の助け（hardship）を書面で求めてください。',
    complainTo: 'まず銀行に、次にBanking Ombudsmanに。',
  },
  'nz.sender.westpac': {
    says: 'これは銀行です。生活困難の助け（hardship）の求めを、見なければなりません。裁判所なしで給料を取れません。',
    nextStep: '生活困難の助け（hardship）を書面で求めてください。',
    complainTo: 'まず銀行に、次にBanking Ombudsmanに。',
  },
  'nz.sender.kiwibank': {
    says: 'これは銀行です。生活困難の助け（hardship）の求めを、見なければなりません。裁判所なしで給料を取れません。',
    nextStep: '生活困難の助け（hardship）を書面で求めてください。',
    complainTo: 'まず銀行に、次にBanking Ombudsmanに。',
  },
  'nz.sender.genesis': {
    says: 'この会社は電気を売っています。止める前に、助けようとしなければなりません。',
    nextStep: '分割払いを求めてください。',
    complainTo: 'まず会社に、次にUtilities Disputesに。',
  },
  'nz.sender.mercury': {
    says: 'この会社は電気を売っています。止める前に、助けようとしなければなりません。',
    nextStep: '分割払いを求めてください。',
    complainTo: 'まず会社に、次にUtilities Disputesに。',
  },
  'nz.sender.contact': {
    says: 'この会社は電気を売っています。止める前に、助けようとしなければなりません。',
    nextStep: '分割払いを求めてください。',
    complainTo: 'まず会社に、次にUtilities Disputesに。',
  },
  'nz.sender.meridian': {
    says: 'この会社は電気を売っています。止める前に、助けようとしなければなりません。',
    nextStep: '分割払いを求めてください。',
    complainTo: 'まず会社に、次にUtilities Disputesに。',
  },
  'nz.sender.spark': {
    says: 'これは電話とインターネットの会社です。苦情を解決しなければ、TDRが無料で助けます。',
    nextStep: '請求書を、あなたのプランと比べてください。',
    complainTo: 'まず会社に、次にTelecommunications Dispute Resolutionに。',
  },
  'nz.sender.one-nz': {
    says: 'これは電話とインターネットの会社です。苦情を解決しなければ、TDRが無料で助けます。',
    nextStep: '請求書を、あなたのプランと比べてください。',
    complainTo: 'まず会社に、次にTelecommunications Dispute Resolutionに。',
  },
  'nz.sender.2degrees': {
    says: 'これは電話とインターネットの会社です。苦情を解決しなければ、TDRが無料で助けます。',
    nextStep: '請求書を、あなたのプランと比べてください。',
    complainTo: 'まず会社に、次にTelecommunications Dispute Resolutionに。',
  },
}

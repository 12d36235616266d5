/** The Japanese words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'us.sender.midland': {
    says: 'Midlandは、古いカードやローンの借金を買って取り立てます。Encore Capital Groupの会社です。よく裁判を起こします。判決なしに物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.pra': {
    says: 'Portfolio Recovery Associatesは、古い借金を買って取り立てます。PRA Groupの会社です。裁判を起こすことがあります。判決なしに物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.lvnv': {
    says: 'LVNV Fundingは、買った借金の持ち主です。Resurgent Capital Servicesが管理します。あなたの借金の持ち主だという証拠を求めてください。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.resurgent': {
    says: 'Resurgentは、LVNV Fundingなどの持ち主のために、借金を管理し取り立てます。民間の会社で、裁判所ではありません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.cavalry': {
    says: 'Cavalryは、古い借金を買って取り立てます。裁判を起こすことがあります。判決なしに物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.jefferson': {
    says: 'Jefferson Capitalは、借金を買って取り立てます。あなたの借金の持ち主だという証拠を求めてください。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.velocity': {
    says: 'Velocity Investmentsは、古いローンなどの借金を買い、裁判を起こすことがあります。持ち主だという証拠を求めてください。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.transworld': {
    says: 'Transworld Systemsは、病院、店、貸し手など、ほかの会社のために取り立てます。裁判所ではありません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.ic-system': {
    says: 'IC Systemは、医師、電話会社、店など、ほかの会社のために取り立てます。裁判所ではありません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.erc': {
    says: 'Enhanced Recovery Companyは、電話やインターネットの会社など、ほかの会社のために取り立てます。裁判所ではありません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.zwicker': {
    says: 'Zwicker & Associatesは、借金を取り立てる法律事務所で、裁判を起こすことがあります。取立て会社の決まりも守らなければなりません。裁判所ではありません。',
    nextStep:
      '30日以内に書面で借金を争ってください。召喚状（summons）があれば、先に答えてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.hunt-henriques': {
    says: 'Hunt & Henriquesは、借金を取り立てる法律事務所で、裁判を起こすことがあります。取立て会社の決まりも守らなければなりません。裁判所ではありません。',
    nextStep:
      '30日以内に書面で借金を争ってください。召喚状（summons）があれば、先に答えてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.rausch-sturm': {
    says: 'Rausch Sturmは、借金を取り立てる法律事務所で、裁判を起こすことがあります。取立て会社の決まりも守らなければなりません。裁判所ではありません。',
    nextStep:
      '30日以内に書面で借金を争ってください。召喚状（summons）があれば、先に答えてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.weltman': {
    says: 'Weltman, Weinberg & Reisは、借金を取り立てる法律事務所で、裁判を起こすことがあります。取立て会社の決まりも守らなければなりません。裁判所ではありません。',
    nextStep:
      '30日以内に書面で借金を争ってください。召喚状（summons）があれば、先に答えてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.trueaccord': {
    says: 'TrueAccordは、ほかの会社のために取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.credence': {
    says: 'Credence Resource Managementは、ほかの会社のために取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.ccs': {
    says: 'Credit Collection Servicesは、ほかの会社のために取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.caine-weiner': {
    says: 'Caine & Weinerは、ほかの会社のために取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.radius': {
    says: 'Radius Global Solutionsは、ほかの会社のために取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.sequium': {
    says: 'Sequium Asset Solutionsは、ほかの会社のために取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.harris': {
    says: 'Harris & Harrisは、ほかの会社のために取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.convergent': {
    says: 'Convergent Outsourcingは、ほかの会社のために取り立てます。裁判所ではなく、物を取れません。',
    nextStep: '30日以内に書面で借金を争い、証拠を求めてください。',
    complainTo: 'CFPB、または州の司法長官。',
  },
  'us.sender.mohela': {
    says: 'MOHELAは、連邦の学生ローンの請求書を送ります。そのほとんどの持ち主はDepartment of Educationです。',
    nextStep: 'StudentAid.govにログインし、ローンを確かめ、収入に合う計画を聞いてください。',
    complainTo: '管理会社（servicer）、次にFederal Student Aid Ombudsman。',
  },
  'us.sender.nelnet': {
    says: 'Nelnetは、連邦の学生ローンの請求書を送ります。そのほとんどの持ち主はDepartment of Educationです。',
    nextStep: 'StudentAid.govにログインし、ローンを確かめ、収入に合う計画を聞いてください。',
    complainTo: '管理会社（servicer）、次にFederal Student Aid Ombudsman。',
  },
  'us.sender.aidvantage': {
    says: 'Aidvantageは、連邦の学生ローンの請求書を送ります。そのほとんどの持ち主はDepartment of Educationです。',
    nextStep: 'StudentAid.govにログインし、ローンを確かめ、収入に合う計画を聞いてください。',
    complainTo: '管理会社（servicer）、次にFederal Student Aid Ombudsman。',
  },
  'us.sender.edfinancial': {
    says: 'Edfinancialは、連邦の学生ローンの請求書を送ります。そのほとんどの持ち主はDepartment of Educationです。',
    nextStep: 'StudentAid.govにログインし、ローンを確かめ、収入に合う計画を聞いてください。',
    complainTo: '管理会社（servicer）、次にFederal Student Aid Ombudsman。',
  },
  'us.sender.irs': {
    says: 'IRSは連邦の税金を集めます。まず郵便で知らせます。ギフトカードを求めることも、電話で逮捕とおどすことも、決してありません。',
    nextStep: 'CP14などの通知の番号と期限を見てください。IRS.govで口座を確かめます。',
    complainTo: 'Taxpayer Advocate Service。',
  },
  'us.sender.ssa': {
    says: 'Social Securityは、年金、障害の給付、SSIを払います。ほとんどの決定に、60日以内に不服を申し立てられます。',
    nextStep: '不服を申し立てる、免除を求める、または返す割合を下げるよう求めてください。',
    complainTo: '決めた役所、次に不正についてはOffice of the Inspector General。',
  },
  'us.sender.fiscal-service': {
    says: 'Treasuryのこの部署は、連邦の機関への借金を集めます。税の還付や一部の給付の一部を取ることがあります。',
    nextStep: '借りのある機関に連絡し、手紙の日までに見直しを求めてください。',
  },
}

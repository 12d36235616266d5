/** The French words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_FR: Words = {
  'us.sender.midland': {
    says: 'Midland achète de vieilles dettes de carte et de prêt et les recouvre. Elle appartient à Encore Capital Group. Elle va souvent en justice. Elle ne peut pas prendre vos affaires sans jugement.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.pra': {
    says: 'Portfolio Recovery Associates achète de vieilles dettes et les recouvre. Elle appartient à PRA Group. Elle peut aller en justice. Elle ne peut pas prendre vos affaires sans jugement.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.lvnv': {
    says: 'LVNV Funding possède des dettes qu’elle a achetées. Resurgent Capital Services s’en occupe. Demandez la preuve que la vôtre lui appartient.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.resurgent': {
    says: 'Resurgent gère et recouvre des dettes pour des propriétaires comme LVNV Funding. C’est une entreprise privée, pas un tribunal.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.cavalry': {
    says: 'Cavalry achète de vieilles dettes et les recouvre. Elle peut aller en justice. Elle ne peut pas prendre vos affaires sans jugement.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.jefferson': {
    says: 'Jefferson Capital achète des dettes et les recouvre. Demandez la preuve que la vôtre lui appartient.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.velocity': {
    says: 'Velocity Investments achète des dettes, comme de vieux prêts, et peut aller en justice. Demandez la preuve que la vôtre lui appartient.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.transworld': {
    says: 'Transworld Systems recouvre des dettes pour d’autres entreprises, comme des hôpitaux, des magasins et des prêteurs. Ce n’est pas un tribunal.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.ic-system': {
    says: 'IC System recouvre des dettes pour d’autres entreprises, comme des médecins, des sociétés de téléphone et des magasins. Ce n’est pas un tribunal.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.erc': {
    says: 'Enhanced Recovery Company recouvre des dettes pour d’autres entreprises, comme des sociétés de téléphone et d’internet. Ce n’est pas un tribunal.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.zwicker': {
    says: 'Zwicker & Associates est un cabinet d’avocats qui recouvre des dettes et peut aller en justice. Les règles des agences de recouvrement le lient aussi. Ce n’est pas un tribunal.',
    nextStep:
      'Contestez la dette par écrit dans les 30 jours. S’il y a une assignation (summons), répondez d’abord à celle-là.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.hunt-henriques': {
    says: 'Hunt & Henriques est un cabinet d’avocats qui recouvre des dettes et peut aller en justice. Les règles des agences de recouvrement le lient aussi. Ce n’est pas un tribunal.',
    nextStep:
      'Contestez la dette par écrit dans les 30 jours. S’il y a une assignation (summons), répondez d’abord à celle-là.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.rausch-sturm': {
    says: 'Rausch Sturm est un cabinet d’avocats qui recouvre des dettes et peut aller en justice. Les règles des agences de recouvrement le lient aussi. Ce n’est pas un tribunal.',
    nextStep:
      'Contestez la dette par écrit dans les 30 jours. S’il y a une assignation (summons), répondez d’abord à celle-là.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.weltman': {
    says: 'Weltman, Weinberg & Reis est un cabinet d’avocats qui recouvre des dettes et peut aller en justice. Les règles des agences de recouvrement le lient aussi. Ce n’est pas un tribunal.',
    nextStep:
      'Contestez la dette par écrit dans les 30 jours. S’il y a une assignation (summons), répondez d’abord à celle-là.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.trueaccord': {
    says: 'TrueAccord recouvre des dettes pour d’autres entreprises. Ce n’est pas un tribunal et elle ne peut pas prendre vos affaires.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.credence': {
    says: 'Credence Resource Management recouvre des dettes pour d’autres entreprises. Ce n’est pas un tribunal et elle ne peut pas prendre vos affaires.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.ccs': {
    says: 'Credit Collection Services recouvre des dettes pour d’autres entreprises. Ce n’est pas un tribunal et elle ne peut pas prendre vos affaires.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.caine-weiner': {
    says: 'Caine & Weiner recouvre des dettes pour d’autres entreprises. Ce n’est pas un tribunal et elle ne peut pas prendre vos affaires.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.radius': {
    says: 'Radius Global Solutions recouvre des dettes pour d’autres entreprises. Ce n’est pas un tribunal et elle ne peut pas prendre vos affaires.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.sequium': {
    says: 'Sequium Asset Solutions recouvre des dettes pour d’autres entreprises. Ce n’est pas un tribunal et elle ne peut pas prendre vos affaires.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.harris': {
    says: 'Harris & Harris recouvre des dettes pour d’autres entreprises. Ce n’est pas un tribunal et elle ne peut pas prendre vos affaires.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.convergent': {
    says: 'Convergent Outsourcing recouvre des dettes pour d’autres entreprises. Ce n’est pas un tribunal et elle ne peut pas prendre vos affaires.',
    nextStep: 'Contestez la dette par écrit dans les 30 jours et demandez des preuves.',
    complainTo: 'Le CFPB, ou le procureur général de votre État (attorney general).',
  },
  'us.sender.mohela': {
    says: 'MOHELA envoie les factures de prêts étudiants fédéraux. La plupart appartiennent au Department of Education.',
    nextStep:
      'Connectez-vous sur StudentAid.gov, vérifiez vos prêts, et demandez un plan adapté à votre revenu.',
    complainTo: 'La société qui gère le prêt (servicer), puis le Federal Student Aid Ombudsman.',
  },
  'us.sender.nelnet': {
    says: 'Nelnet envoie les factures de prêts étudiants fédéraux. La plupart appartiennent au Department of Education.',
    nextStep:
      'Connectez-vous sur StudentAid.gov, vérifiez vos prêts, et demandez un plan adapté à votre revenu.',
    complainTo: 'La société qui gère le prêt (servicer), puis le Federal Student Aid Ombudsman.',
  },
  'us.sender.aidvantage': {
    says: 'Aidvantage envoie les factures de prêts étudiants fédéraux. La plupart appartiennent au Department of Education.',
    nextStep:
      'Connectez-vous sur StudentAid.gov, vérifiez vos prêts, et demandez un plan adapté à votre revenu.',
    complainTo: 'La société qui gère le prêt (servicer), puis le Federal Student Aid Ombudsman.',
  },
  'us.sender.edfinancial': {
    says: 'Edfinancial envoie les factures de prêts étudiants fédéraux. La plupart appartiennent au Department of Education.',
    nextStep:
      'Connectez-vous sur StudentAid.gov, vérifiez vos prêts, et demandez un plan adapté à votre revenu.',
    complainTo: 'La société qui gère le prêt (servicer), puis le Federal Student Aid Ombudsman.',
  },
  'us.sender.irs': {
    says: 'L’IRS recouvre l’impôt fédéral. Il écrit d’abord par la poste. Il ne demande jamais de cartes cadeaux et ne menace jamais d’arrestation au téléphone.',
    nextStep:
      'Regardez le numéro de l’avis, comme CP14, et la date pour agir. Regardez votre compte sur IRS.gov.',
    complainTo: 'Le Taxpayer Advocate Service.',
  },
  'us.sender.ssa': {
    says: 'Social Security paie des pensions, des aides pour handicap et SSI. Vous avez 60 jours pour faire appel de la plupart de ses décisions.',
    nextStep:
      'Faites appel, demandez une dispense (waiver), ou demandez un remboursement plus bas.',
    complainTo: 'Le bureau qui a décidé, puis l’Office of the Inspector General pour une fraude.',
  },
  'us.sender.fiscal-service': {
    says: 'Ce bureau du Treasury recouvre les dettes dues aux agences fédérales. Il peut prendre les remboursements d’impôt et une partie de certaines aides.',
    nextStep:
      'Contactez l’agence à qui vous devez, et demandez un examen avant la date indiquée dans la lettre.',
  },
}

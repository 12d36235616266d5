/** The Dutch words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'us.sender.midland': {
    says: 'Midland koopt oude schulden van kaarten en leningen en int ze. Het hoort bij Encore Capital Group. Het gaat vaak naar de rechter. Zonder vonnis kan het uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.pra': {
    says: 'Portfolio Recovery Associates koopt oude schulden en int ze. Het hoort bij PRA Group. Het kan naar de rechter gaan. Zonder vonnis kan het uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.lvnv': {
    says: 'LVNV Funding bezit schulden die het heeft gekocht. Resurgent Capital Services beheert ze. Vraag om bewijs dat uw schuld van hen is.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.resurgent': {
    says: 'Resurgent beheert en int schulden voor eigenaren zoals LVNV Funding. Het is een particulier bedrijf, geen rechtbank.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.cavalry': {
    says: 'Cavalry koopt oude schulden en int ze. Het kan naar de rechter gaan. Zonder vonnis kan het uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.jefferson': {
    says: 'Jefferson Capital koopt schulden en int ze. Vraag om bewijs dat uw schuld van hen is.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.velocity': {
    says: 'Velocity Investments koopt schulden, zoals oude leningen, en kan naar de rechter gaan. Vraag om bewijs dat uw schuld van hen is.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.transworld': {
    says: 'Transworld Systems int schulden voor andere bedrijven, zoals ziekenhuizen, winkels en geldgevers. Het is geen rechtbank.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.ic-system': {
    says: 'IC System int schulden voor andere bedrijven, zoals artsen, telefoonbedrijven en winkels. Het is geen rechtbank.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.erc': {
    says: 'Enhanced Recovery Company int schulden voor andere bedrijven, zoals bedrijven voor telefoon en internet. Het is geen rechtbank.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.zwicker': {
    says: 'Zwicker & Associates is een advocatenkantoor dat schulden int en naar de rechter kan gaan. De regels voor incassobureaus gelden er ook voor. Het is geen rechtbank.',
    nextStep:
      'Betwist de schuld binnen 30 dagen schriftelijk. Is er een dagvaarding (summons), antwoord die dan eerst.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.hunt-henriques': {
    says: 'Hunt & Henriques is een advocatenkantoor dat schulden int en naar de rechter kan gaan. De regels voor incassobureaus gelden er ook voor. Het is geen rechtbank.',
    nextStep:
      'Betwist de schuld binnen 30 dagen schriftelijk. Is er een dagvaarding (summons), antwoord die dan eerst.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.rausch-sturm': {
    says: 'Rausch Sturm is een advocatenkantoor dat schulden int en naar de rechter kan gaan. De regels voor incassobureaus gelden er ook voor. Het is geen rechtbank.',
    nextStep:
      'Betwist de schuld binnen 30 dagen schriftelijk. Is er een dagvaarding (summons), antwoord die dan eerst.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.weltman': {
    says: 'Weltman, Weinberg & Reis is een advocatenkantoor dat schulden int en naar de rechter kan gaan. De regels voor incassobureaus gelden er ook voor. Het is geen rechtbank.',
    nextStep:
      'Betwist de schuld binnen 30 dagen schriftelijk. Is er een dagvaarding (summons), antwoord die dan eerst.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.trueaccord': {
    says: 'TrueAccord int schulden voor andere bedrijven. Het is geen rechtbank en kan uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.credence': {
    says: 'Credence Resource Management int schulden voor andere bedrijven. Het is geen rechtbank en kan uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.ccs': {
    says: 'Credit Collection Services int schulden voor andere bedrijven. Het is geen rechtbank en kan uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.caine-weiner': {
    says: 'Caine & Weiner int schulden voor andere bedrijven. Het is geen rechtbank en kan uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.radius': {
    says: 'Radius Global Solutions int schulden voor andere bedrijven. Het is geen rechtbank en kan uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.sequium': {
    says: 'Sequium Asset Solutions int schulden voor andere bedrijven. Het is geen rechtbank en kan uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.harris': {
    says: 'Harris & Harris int schulden voor andere bedrijven. Het is geen rechtbank en kan uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.convergent': {
    says: 'Convergent Outsourcing int schulden voor andere bedrijven. Het is geen rechtbank en kan uw spullen niet nemen.',
    nextStep: 'Betwist de schuld binnen 30 dagen schriftelijk en vraag om bewijs.',
    complainTo: 'De CFPB, of de procureur-generaal van uw staat (attorney general).',
  },
  'us.sender.mohela': {
    says: 'MOHELA stuurt de rekeningen voor federale studieleningen. De meeste zijn van het Department of Education.',
    nextStep:
      'Log in op StudentAid.gov, bekijk uw leningen, en vraag naar een plan dat bij uw inkomen past.',
    complainTo: 'De beheerder van de lening (servicer), daarna de Federal Student Aid Ombudsman.',
  },
  'us.sender.nelnet': {
    says: 'Nelnet stuurt de rekeningen voor federale studieleningen. De meeste zijn van het Department of Education.',
    nextStep:
      'Log in op StudentAid.gov, bekijk uw leningen, en vraag naar een plan dat bij uw inkomen past.',
    complainTo: 'De beheerder van de lening (servicer), daarna de Federal Student Aid Ombudsman.',
  },
  'us.sender.aidvantage': {
    says: 'Aidvantage stuurt de rekeningen voor federale studieleningen. De meeste zijn van het Department of Education.',
    nextStep:
      'Log in op StudentAid.gov, bekijk uw leningen, en vraag naar een plan dat bij uw inkomen past.',
    complainTo: 'De beheerder van de lening (servicer), daarna de Federal Student Aid Ombudsman.',
  },
  'us.sender.edfinancial': {
    says: 'Edfinancial stuurt de rekeningen voor federale studieleningen. De meeste zijn van het Department of Education.',
    nextStep:
      'Log in op StudentAid.gov, bekijk uw leningen, en vraag naar een plan dat bij uw inkomen past.',
    complainTo: 'De beheerder van de lening (servicer), daarna de Federal Student Aid Ombudsman.',
  },
  'us.sender.irs': {
    says: 'De IRS int federale belasting. Zij schrijft eerst per post. Zij vraagt nooit om cadeaukaarten en dreigt nooit per telefoon met arrestatie.',
    nextStep:
      'Kijk naar het nummer van het bericht, zoals CP14, en de datum om iets te doen. Bekijk uw account op IRS.gov.',
    complainTo: 'De Taxpayer Advocate Service.',
  },
  'us.sender.ssa': {
    says: 'Social Security betaalt pensioenen, uitkeringen bij handicap en SSI. U hebt 60 dagen om in beroep te gaan tegen de meeste beslissingen.',
    nextStep:
      'Ga in beroep, vraag om kwijtschelding (waiver), of vraag om minder per keer terug te betalen.',
    complainTo: 'Het kantoor dat heeft beslist, en bij fraude de Office of the Inspector General.',
  },
  'us.sender.fiscal-service': {
    says: 'Dit kantoor van de Treasury int schulden aan federale diensten. Het kan belastingteruggave en een deel van sommige uitkeringen nemen.',
    nextStep:
      'Neem contact op met de dienst aan wie u geld schuldig bent, en vraag om een herbeoordeling voor de datum in de brief.',
  },
}

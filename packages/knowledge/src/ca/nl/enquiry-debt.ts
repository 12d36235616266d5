/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'ca.ask.things': {
    says: 'Een incassobureau (collection agency) kan uw auto of spullen niet nemen en niet binnenkomen. Alleen een gerechtsdienaar kan dat, na een vonnis. Een lening voor een auto is anders.',
  },
  'ca.ask.prison': {
    says: 'U kunt niet naar de gevangenis omdat u geld schuldig bent op een kaart, een lening of een rekening. Vraag gratis hulp bij de schuld.',
  },
  'ca.ask.calls': {
    says: 'Zeg hun schriftelijk dat ze alleen per brief contact mogen opnemen. Schrijf elk telefoontje op. Ze mogen u niet bedreigen of met uw baas praten. Klaag dan bij uw provincie.',
  },
  'ca.ask.not-mine': {
    says: 'Schrijf dat u het niet schuldig bent en vraag om bewijs. Betaal niet. Kijk in uw kredietdossier of er rekeningen staan die u niet kent.',
  },
  'ca.ask.wages': {
    says: 'De meeste schuldeisers hebben eerst een vonnis nodig. Dan kunnen ze alleen een deel van uw loon nemen. De belastingdienst heeft geen vonnis nodig.',
    dependsOn: 'aan wie u schuldig bent en of ze een vonnis hebben',
  },
  'ca.ask.cannot-pay': {
    says: 'Maak een begroting en bied aan wat u volhoudt. Ga naar een schuldadviseur zonder winst (credit counsellor) of een erkende schuldregelaar (Licensed Insolvency Trustee). Het eerste gesprek is meestal gratis.',
  },
  'ca.ask.bankrupt': {
    says: 'Een erkende schuldregelaar (Licensed Insolvency Trustee) kan een voorstel aan schuldeisers (consumer proposal) of een faillissement (bankruptcy) regelen. Beide stoppen de meeste rechtszaken en beslagen op loon. Vraag om een gratis eerste gesprek.',
    dependsOn: 'wat u schuldig bent, bezit en verdient',
  },
  'ca.ask.agency-calls': {
    says: 'Vraag het incassobureau (agency) schriftelijk de schuld te laten zien en u alleen te schrijven. Elke provincie beperkt hoe en wanneer het mag bellen. Gaat het door, klaag dan bij de provincie.',
  },
  'ca.ask.consumer-proposal': {
    says: 'Alleen een Licensed Insolvency Trustee kan het indienen; het eerste gesprek is gratis. U betaalt een deel van de schuld in hoogstens vijf jaar, en incasso en loonbeslag moeten stoppen.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'In Alberta is de eerste $800 van uw nettoloon per maand veilig, met $200 erbij voor elke persoon voor wie u zorgt. Van het deel tussen $800 en $2.400 is de helft veilig.',
  },
}

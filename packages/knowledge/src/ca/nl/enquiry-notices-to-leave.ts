/** The Dutch words of the rows in ../enquiry-notices-to-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICES_TO_LEAVE_NL: Words = {
  'ca.fact.n4-paid': {
    says: 'Nee, u hoeft die dag niet weg. Betaal alle echt verschuldigde huur voor de datum op de N4, bewaar bewijs, en de opzegging vervalt. Daarna moet de verhuurder naar de Board. U kunt voor een bevel nog betalen met zijn kosten en het bedrag betwisten. Alleen de sheriff mag uitzetten. Sloten vervangen is verboden.',
  },
  'ca.fact.n13-works': {
    says: 'U hoeft die dag niet weg: alleen de Board kan dat bevelen. Een N13 vraagt 120 dagen tot het einde van een periode. Schrijf voor u gaat dat u terug wilt: tegen dezelfde huur. U krijgt ook geld, bij vijf woningen of meer meestal drie maanden huur. Vraag naar de vergunningen.',
  },
  'ca.fact.reprise-qc': {
    says: 'U hoeft niet te aanvaarden. Bij een contract van meer dan zes maanden moet de brief zes maanden voor het einde komen. Antwoord binnen een maand; zwijgen geldt als weigering. De verhuurder moet dan binnen een maand naar het tribunaal en het bewijzen. U kunt verhuiskosten krijgen. Ouderen met laag inkomen zijn beter beschermd.',
  },
  'ca.fact.own-use-bc': {
    says: 'In British Columbia hebt u drie maanden vanaf een juiste opzegging op het formulier, en 21 dagen om die te betwisten bij de Residential Tenancy Branch. U krijgt een maand huur. Wonen zij er geen 12 maanden, dan kunnen zij u 12 maanden huur schuldig zijn. U mag eerder weg met tien dagen opzegging.',
  },
  'ca.fact.assign-lease-on': {
    says: 'U kunt vragen het contract aan een ander over te dragen (assign). Schrijf de verhuurder. Weigert hij geheel of antwoordt hij niet in zeven dagen, dan mag u met 30 dagen opzeggen op formulier N9, binnen 30 dagen na uw vraag. Eén persoon mag hij alleen met goede reden weigeren. Hij moet ook opnieuw proberen te verhuren.',
  },
}

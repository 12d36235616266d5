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
    says: 'Een getypte brief of een bericht beëindigt de huur in British Columbia niet. De opzegging moet op het officiële formulier uit het webportaal van de Branch staan en drie maanden geven. U hebt 21 dagen om bezwaar te maken. Eén maand huur is voor u, en 12 maanden als zij er niet 12 maanden wonen. Teken zonder advies geen overeenkomst en neem geen geld om weg te gaan: dat kan dit kosten. TRAC: 1-800-665-1185.',
  },
  'ca.fact.assign-lease-on': {
    says: 'U kunt vragen het contract aan een ander over te dragen (assign). Schrijf de verhuurder. Weigert hij geheel of antwoordt hij niet in zeven dagen, dan mag u met 30 dagen opzeggen op formulier N9, binnen 30 dagen na uw vraag. Eén persoon mag hij alleen met goede reden weigeren. Hij moet ook opnieuw proberen te verhuren.',
  },
}

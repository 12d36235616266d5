/** The Dutch words of the rows in ../bank-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_DECISIONS_NL: Words = {
  'us.bank.right-hold': {
    says: 'Een bank mag een cheque alleen langer vasthouden om redenen die in de wet staan. Zij moet u schriftelijk zeggen waarom en wanneer u het geld krijgt.',
  },
  'us.bank.right-hold-part': {
    says: 'Als het extra vasthouden langer dan vijf werkdagen duurt, moet de bank laten zien dat dat nodig is.',
  },
  'us.bank.step-hold': {
    says: 'Vraag het bankkantoor om het geld eerder vrij te geven en kosten voor roodstand te schrappen die daardoor kwamen.',
  },
  'us.bank.reality-hold': {
    says: 'Het geld is nog steeds van u. Een vastgehouden cheque is geen schuld en geen teken van een misdaad.',
  },
  'us.bank.right-explain': {
    says: 'De bank moet het meestal binnen tien werkdagen onderzoeken. Zegt zij nee, dan moet zij dat schriftelijk uitleggen en u haar papieren laten zien als u erom vraagt.',
  },
  'us.bank.right-limit': {
    says: 'De bank moet laten zien dat u een overboeking goed vond. Hebt u een gestolen kaart of code binnen twee werkdagen gemeld, dan loopt u hoogstens $50 risico.',
  },
  'us.bank.step-papers': {
    says: 'Schrijf de bank: u hebt de overboeking niet gedaan, en u wilt kopieën van alles waarop zij zich baseert. Klaag daarna bij de CFPB.',
  },
  'us.bank.right-overdraft': {
    says: 'Een bank mag voor roodstand bij geldautomaten en eenmalige kaartbetalingen alleen kosten vragen als u daar vooraf mee akkoord ging.',
  },
  'us.bank.want-overdraft': {
    says: 'De bank zegt dat uw rekening onder nul kwam, en heeft daar kosten voor gerekend.',
  },
  'us.bank.step-overdraft': {
    says: 'Kijk wat er is betaald en in welke volgorde. Vraag de bank om de kosten terug te geven, en meld u af voor betaalde roodstand als u dat wilt.',
  },
  'us.bank.option-overdraft': {
    says: 'Vraag de kosten schriftelijk terug. Komt er geen antwoord, klaag dan bij de CFPB.',
    title: 'De kosten terugvragen',
    cost: 'Gratis',
    time: 'Een telefoontje of een brief',
    risk: 'Geen.',
    bestFor: 'Het is de eerste keer, of u hebt u nooit aangemeld.',
  },
  'us.bank.right-closed': {
    says: 'Een bank mag een rekening meestal sluiten, maar wat erop staat is van u. Als een rapport de reden was, kunt u het gratis krijgen en betwisten.',
  },
  'us.bank.step-closed': {
    says: 'Verplaats uw loon, uitkeringen en rekeningen voor die dag. Vraag schriftelijk om uw saldo en om de reden.',
  },
  'us.bank.want-closed': {
    says: 'De bank sluit uw rekening op een dag, en meldt het misschien aan een bedrijf als ChexSystems.',
  },
}

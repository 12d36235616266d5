/** Questions about debts: collectors, old debts, pay and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'ie.ask.things': {
    says: 'Een incassobureau (debt collector) kan uw spullen niet nemen of binnenkomen. Dat kan alleen een gerechtsdeurwaarder (sheriff), na een vonnis. Voor een auto op huurkoop (hire purchase) ligt dat anders.',
  },
  'ie.ask.prison': {
    says: 'U kunt niet naar de gevangenis omdat u niet kunt betalen. Alleen wie kan betalen en een bevel van de rechter weigert, loopt risico. Bel MABS op 0818 07 2000.',
  },
  'ie.ask.calls': {
    says: 'Zeg hun schriftelijk dat ze u alleen per brief mogen benaderen. Schrijf elk telefoontje op. Eisen om u bang te maken of te beschamen zijn strafbaar; zeg het de politie (gardaí). Klaag over een kredietgever bij de FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Schrijf dat u het niet schuldig bent en vraag om bewijs. Betaal niet. Bekijk uw gratis rapport bij het Central Credit Register.',
  },
  'ie.ask.wages': {
    says: 'Een gewone schuldeiser kan in Ierland geen geld van uw loon nemen. Belasting, alimentatie en sommige uitkeringsschulden zijn anders.',
  },
  'ie.ask.cannot-pay': {
    says: 'Bel MABS op 0818 07 2000. Het is gratis. Ze maken met u een budget en praten met wie u geld schuldig bent.',
  },
  'ie.ask.bankrupt': {
    says: 'Een faillissement (bankruptcy) duurt meestal één jaar. Een Debt Relief Notice of een regeling kan beter zijn. Vraag MABS of een schuldregelaar (insolvency practitioner).',
    dependsOn: 'wat u schuldig bent, hebt en verdient',
  },
  'ie.ask.credit-file': {
    says: 'U kunt uw rapport gratis krijgen bij het Central Credit Register. Klopt het niet, vraag de kredietgever het te verbeteren.',
  },
}

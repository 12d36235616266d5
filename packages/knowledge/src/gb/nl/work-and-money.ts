/** Dutch: transfers, insolvency, sick pay, resigning, covenants, car finance, taxes, and a few names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_MONEY_NL: Words = {
  'gb.work.right-transfer': {
    says: 'Gaat uw werk naar een nieuwe werkgever, dan gaan baan en contract mee. Ontslag daarom is meestal oneerlijk. Ze moeten u eerst inlichten en raadplegen.',
  },
  'gb.work.right-insolvent': {
    says: 'Heeft de werkgever geen geld, dan betaalt de staat ontslaggeld, tot acht weken loon, vakantie en opzegtijd, tot een grens. Vraag de curator om uw zaaknummer.',
  },
  'gb.work.right-sick-pay': {
    says: 'Sinds 6 april 2026 begint ziekengeld (statutory sick pay) op de eerste ziektedag, hoe weinig u ook verdient. Het duurt tot 28 weken.',
  },
  'gb.work.right-resign': {
    says: 'Breekt de werkgever het contract ernstig en gaat u daarom weg, dan kan dat als ontslag tellen. Vraag vooraf advies, en wacht niet te lang.',
  },
  'gb.work.right-whistle': {
    says: 'Ze mogen u niet straffen of ontslaan omdat u gevaar, misdaad of verdoezelen goed meldde. U hoeft er niet lang te werken.',
  },
  'gb.work.right-covenant': {
    says: 'Een verbod om voor anderen te werken geldt alleen als het een echt belang beschermt en niet verder gaat. Een rechter kan het deel schrappen dat te ver gaat.',
  },
  'gb.work.right-redundancy-sum': {
    says: 'Controleer het bedrag: een half, een of anderhalf weekloon per vol jaar, naar uw leeftijd. Het telt hoogstens 20 jaar, en een weekloon heeft een grens.',
  },
  'gb.tax.right-years': {
    says: 'HMRC mag meestal vier jaar terug, zes bij slordigheid en 20 bij opzet. Het moet meer tonen dan een vermoeden. U hebt 30 dagen voor beroep.',
  },
  'gb.tax.right-check': {
    says: 'HMRC mag alleen vragen wat nodig is. U kunt vragen waarom, een adviseur hebben, en de rechter vragen een eindeloze controle te stoppen.',
  },
  'gb.tax.right-late': {
    says: 'Een boete voor te laat betalen vervalt als u een goede reden had, of voor de boetedag uitstel afsprak.',
  },
  'gb.tax.right-simple': {
    says: 'Kloppen de bedragen niet, zeg het HMRC binnen 60 dagen. Na het antwoord hebt u 30 dagen voor beroep.',
  },
  'gb.tax.know-child-charge': {
    says: 'De heffing begint als u of uw partner meer dan £60,000 verdient. Bij £80,000 neemt ze alle kinderbijslag. U kunt de betaling stoppen en het recht houden.',
  },
  'gb.copyright.know-small': {
    says: 'Een eis tot £10,000 gaat naar de kleine zaken van een bijzondere rechtbank. Daar betaalt de verliezer weinig van de kosten van de ander.',
  },
}

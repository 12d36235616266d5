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
  'gb.credit.right-car-finance': {
    says: 'Maakte een hoge of verborgen provisie uw autolening oneerlijk, dan kunt u geld vragen. Klaag gratis bij de geldgever. U hebt geen claimbureau nodig.',
  },
  'gb.credit.right-hire': {
    says: 'Is een derde betaald, dan hebben ze een rechter nodig om het weg te nemen. Is de helft betaald, dan kunt u het verzorgd teruggeven en niets meer schuldig zijn. Een rechter kan u tijd geven.',
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
  'gb.company.right-late': {
    says: 'U kunt de boete voor laat indienen aanvechten, maar alleen om een zeldzame reden buiten uw macht. Vraag tijd voordat een incassobureau komt.',
  },
  'gb.bill.right-cut-off-gas': {
    says: 'Bij gas moeten ze 28 dagen na de rekening wachten en zeven dagen vooraf waarschuwen. Ze mogen niet afsluiten om een bedrag dat u echt betwist.',
  },
  'gb.bill.right-water-council': {
    says: 'Lost uw waterbedrijf het niet op, dan helpt de Consumer Council for Water gratis.',
  },
  'gb.bill.right-watersure': {
    says: 'Een meter, bepaalde uitkeringen, en drie of meer kinderen of een ziekte die water vraagt? Vraag dan WaterSure, dat de rekening begrenst.',
  },
  'gb.copyright.know-small': {
    says: 'Een eis tot £10,000 gaat naar de kleine zaken van een bijzondere rechtbank. Daar betaalt de verliezer weinig van de kosten van de ander.',
  },
}

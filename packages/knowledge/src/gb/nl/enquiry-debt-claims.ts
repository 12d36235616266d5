/** Questions about claims and judgments for debt: how long, too late, not answered, not paid. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CLAIMS_NL: Words = {
  'gb.ask-debt.ccj-unpaid': {
    says: 'Ze kunnen de rechter vragen om deurwaarders (bailiffs), geld van loon of bank, of een last op uw woning (charge). Kunt u niet betalen zoals bevolen? Vraag de rechter met formulier N245 om kleinere betalingen.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Antwoord binnen 14 dagen na de officiële ontvangst (service). Bij het landelijke centrum is dat 5 dagen na de datum van uitgifte. Bent u het schuldig? Stuur het formulier voor erkenning met een budget en een klein aanbod. Zo niet, bevestig de ontvangst. Dan hebt u 28 dagen voor verweer.',
  },
  'gb.ask-debt.claim-late': {
    says: 'Het is misschien niet te laat. Bel de rechtbank vandaag met het zaaknummer. Is er geen vonnis? Stuur nu uw formulier of verweer. Is er wel een? Vraag snel met formulier N244 het te vernietigen (set aside).',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'Nee, laat het niet liggen. Zonder antwoord op tijd kunnen ze zonder zitting een vonnis (judgment) tegen u krijgen. Dat kan uw krediet schaden en deurwaarders (bailiffs) brengen.',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'Nee, laat hem niet liggen. Het is de laatste stap voor de rechter. Antwoord binnen 30 dagen na de datum erop, en vraag de papieren die u nodig hebt.',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Vraag de rechter met formulier N244 het te vernietigen (set aside). Er is geen vaste laatste dag, maar wees snel als u het weet. Het kost iets bij de rechtbank. Met formulier EX160 kunt u daar hulp bij vragen.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Iemand heeft een vonnis (judgment) tegen u. Kreeg u een aankondiging (notice of intention to enforce)? Neem dan binnen 10 dagen contact op met een aanbod. Daarna kan het kantoor iets doen en komen er kosten bij.',
  },
  'gb.ask-debt.ccj-pay': {
    says: 'Stuur de rechtbank formulier N245 met uw budget en bied een bedrag per maand aan. Bij een laag inkomen kan het tarief vervallen. Tot de beslissing kunnen zij nog deurwaarders sturen: vraag het nu aan en begin te betalen. Zijn die al gestuurd, vraag dan op hetzelfde formulier om ze te stoppen. Weigeren zij uw aanbod, dan bepaalt een ambtenaar het bedrag. Beide kanten kunnen binnen 14 dagen naar een rechter.',
  },
  'gb.ask-debt.claim-old-debt': {
    says: 'Antwoord eerst de rechtbank, hoe oud de schuld ook is. Stuur de acknowledgment binnen 14 dagen na betekening en zeg dat u alles betwist. Dan hebt u 28 dagen na betekening. De meeste schulden zijn te oud na zes jaar zonder betaling of getekende erkenning, maar alleen als uw verweer dat zegt. De jaren kunnen bij de default notice beginnen. Bied en erken vooraf niets. National Debtline: 0808 808 4000.',
  },
  'gb.ask-debt.claim-reply-day': {
    says: 'U hebt 14 dagen vanaf de officiële ontvangst (service). Bij deze eisen is dat 5 dagen na de datum van uitgifte (issue date).',
    action: 'Op de eis antwoorden, of de ontvangstbevestiging (acknowledgment of service) sturen',
    consequence: 'Na deze dag kunnen ze zonder zitting een vonnis (judgment) tegen u vragen.',
    service:
      'Eisen van het landelijke centrum gelden als gekregen 5 dagen na de datum van uitgifte',
  },
  'gb.ask-debt.claim-defence-day': {
    says: 'Stuurde u de ontvangstbevestiging (acknowledgment) op tijd? Dan hebt u 28 dagen vanaf de officiële ontvangst (service) om uw verweer te sturen.',
    action: 'Uw verweer sturen, als u op tijd de ontvangst bevestigde',
    consequence:
      'Is er die dag om 4pm (16 uur) geen verweer, dan kunnen ze een vonnis (judgment) vragen.',
    service:
      'Eisen van het landelijke centrum gelden als gekregen 5 dagen na de datum van uitgifte',
  },
}

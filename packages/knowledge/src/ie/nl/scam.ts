/** The Dutch words of Ireland: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'ie.scam.want': { says: 'Ze laten u haasten, zodat u niet nadenkt.' },
  'ie.scam.reality': {
    says: 'Geen kantoor in Ierland vraagt om cadeaukaarten of cryptogeld. Niemand komt u arresteren.',
  },
  'ie.scam.who': {
    says: 'Dit zijn criminelen die een bekende naam gebruiken. Het echte kantoor stuurde het niet.',
  },
  'ie.scam.rights': {
    says: 'Uw bank moet de meeste betalingen terugbetalen die u niet goedkeurde. Zeg het meteen.',
  },
  'ie.scam.right-refund': {
    says: 'Meld de bank snel elke betaling die u niet hebt goedgekeurd. Na 13 maanden hoeft ze die niet meer terug te betalen.',
  },
  'ie.scam.right-fspo': {
    says: 'Zegt de bank nee, dan kunt u gratis naar de Financial Services and Pensions Ombudsman.',
  },
  'ie.scam.step-stop': {
    says: 'Stop. Klik niet, bel niet en stuur niets. Gebruik het nummer in het bericht niet.',
  },
  'ie.scam.step-bank': {
    says: 'Stuurde u geld of kaartgegevens? Bel nu uw bank op het nummer op uw kaart.',
  },
  'ie.scam.step-garda': { says: 'Meld het op uw plaatselijke politiebureau (garda station).' },
  'ie.scam.step-password': { says: 'Verander uw wachtwoorden als u ze intypte.' },
  'ie.scam.opt-ignore': {
    says: 'Wis het, of bewaar een kopie voor de politie (gardaí).',
    title: 'Niet antwoorden',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'U stuurde niets.',
  },
  'ie.scam.opt-report': {
    says: 'Zeg het uw bank en de politie (gardaí).',
    title: 'Melden',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U stuurde geld of gegevens.',
  },
  'ie.scam.warn-second': {
    says: 'Iemand kan aanbieden uw geld tegen betaling terug te halen. Dat is een tweede oplichting.',
  },
  'ie.scam.right-crime': {
    says: 'U met een vals bericht geld afhandig maken is strafbaar. Meld het op elk politiebureau (Garda station).',
  },
  'ie.scam.right-payment-law': {
    says: 'Ging er geld van uw rekening zonder uw toestemming? Dan moet de bank het meestal uiterlijk op de volgende werkdag teruggeven.',
  },
  'ie.ask-bank.right-refund': {
    says: 'Ging er geld van uw rekening zonder uw goedkeuring? Dan moet de bank het meestal terugbetalen. Zeg het snel, en binnen 13 maanden.',
  },
  'ie.ask-bank.right-fspo': {
    says: 'Zegt de bank nee, dan kunt u gratis naar de Financial Services and Pensions Ombudsman.',
  },
  'ie.scam.right-pps': {
    says: 'Alleen een overheidsinstantie of wie het van de wet mag, mag uw PPS-nummer of kaart gebruiken. Er zonder recht om vragen is strafbaar. Gaf u het, meld het bij het Department of Social Protection.',
  },
}

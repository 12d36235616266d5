/** Questions about wages, working hours, leave and the place of work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'it.ask.wages-unpaid': {
    says: 'Vraag het schriftelijk, ga dan naar een vakbond of de arbeidsinspectie. Met de loonstrook kan een advocaat een betalingsbevel krijgen. U hebt vijf jaar.',
  },
  'it.ask.holiday-left': {
    says: 'Als de baan eindigt, moet de werkgever vakantie die u niet kon opnemen uitbetalen, ook na eigen ontslag. Vraag het aangetekend of per PEC. Met de loonstrook kan een rechter snel betaling bevelen.',
  },
  'it.ask.parental-leave': {
    says: 'Het is uw recht en de baas kan het niet weigeren. Vraag het online aan bij INPS en meld het minstens vijf dagen vooraf, of zoals uw cao zegt. Houden ze het tegen, ga dan naar een patronato of de arbeidsinspectie.',
  },
  'it.ask.transfer': {
    says: 'Overplaatsen mag alleen om echte redenen, die het bedrijf moet bewijzen. Vraag de redenen schriftelijk. Betwist het binnen 60 dagen. Werk door tot een rechter beslist en vraag een vakbond.',
  },
  'it.ask.not-registered': {
    says: 'U hebt recht op loon, TFR en premies, ook zonder papier. Bewaar berichten, foto’s en namen. Meld het bij de Ispettorato del lavoro of een vakbond. U hebt vijf jaar voor het loon.',
  },
  'it.ask.mobbing': {
    says: 'Noteer alles met dag en getuigen en ga naar de arts. Schrijf de werkgever: hij moet uw gezondheid beschermen. Ga naar een vakbond of consigliera di parità. U kunt geld eisen, of om dringende reden weg met NASpI.',
  },
  'it.ask.tfr-amount': {
    says: 'Neem voor elk jaar het brutoloon en deel door 13,5. Tel de wettelijke verhoging op. Het is verschuldigd aan het eind, op de dag van de cao (CCNL). U hebt vijf jaar. Bij faillissement: het INPS-fonds.',
  },
  'it.ask.overtime': {
    says: 'Houd uw eigen urenlijst bij. Overuren worden betaald met de toeslag van uw cao (CCNL), of als rust teruggegeven als die dat zegt. U hebt vijf jaar om te eisen.',
  },
  'it.ask.holiday-days': {
    says: 'Vraag uw verlof schriftelijk. U hebt minstens vier weken per jaar: twee in dat jaar, de rest binnen 18 maanden erna.',
  },
}

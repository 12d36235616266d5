/** Questions about wages, working hours, leave and the place of work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'it.ask.holiday-left': {
    says: 'Als de baan eindigt, moet de werkgever vakantie die u niet kon opnemen uitbetalen, ook na eigen ontslag. Vraag het aangetekend of per PEC. Met de loonstrook kan een rechter snel betaling bevelen.',
  },
  'it.ask.parental-leave': {
    says: 'Het is uw recht en de baas kan het niet weigeren. Vraag het online aan bij INPS en meld het minstens vijf dagen vooraf, of zoals uw cao zegt. Houden ze het tegen, ga dan naar een patronato of de arbeidsinspectie.',
  },
  'it.ask.mobbing': {
    says: 'Noteer alles met dag en getuigen en ga naar de arts. Schrijf de werkgever: hij moet uw gezondheid beschermen. Ga naar een vakbond of consigliera di parità. U kunt geld eisen, of om dringende reden weg met NASpI.',
  },
  'it.ask.holiday-days': {
    says: 'Vraag uw verlof schriftelijk. U hebt minstens vier weken per jaar: twee in dat jaar, de rest binnen 18 maanden erna.',
  },
  'it.ask.minimum-wage': {
    says: 'Nee, Italië heeft geen wettelijk minimumloon. Het gaat om de nationale cao (CCNL) van uw vak, en om de grondwet: het loon moet genoeg zijn voor een waardig leven. Een rechter kan te laag loon verhogen, ook als een contract het toestaat. Zoek CCNL en niveau op uw loonstrook en vergelijk. Is het minder, vraag dan een vakbond of de arbeidsinspectie (ITL), eerst gratis. U hebt vijf jaar.',
  },
}

/** The Dutch words of acts that many states share: ../trade-acts-by-state.ts and its neighbours, ../state-pay.ts and ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const ACTS_BY_STATE_NL: Words = {
  ...stateWords('fair-trade', {
    'AR CO CT DE DC IA KS KY MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'kunt u een firma die u misleidde meestal aanspreken voor uw verlies. Schrijf haar eerst, en klaag ook bij de Attorney General',
  }),
  ...stateWords('car-taken', {
    'AL AK AR CO DE DC HI ID IN KY MS MT NE NH NM ND OK OR SD TN UT VT WY':
      'mag de auto alleen rustig worden genomen. U moet voor de verkoop bericht krijgen, en kunt hem tot dan terugkopen',
    'IA KS':
      'moet u meestal bericht en 20 dagen krijgen om de achterstand te betalen voordat een auto wordt genomen. Dat mag alleen rustig, en u kunt hem tot de verkoop terugkopen',
    CT: 'mag de auto alleen rustig worden genomen. Kreeg u niet tien dagen ervoor bericht, dan kunt u hem 15 dagen lang terugkrijgen voor de achterstand en de kosten',
    RI: 'moet u 21 dagen krijgen om de achterstand te betalen voor zij de auto nemen, en mogen zij er niet voor op uw terrein komen. U kunt hem minstens 20 dagen lang terugkrijgen',
    SC: 'moet u één keer bericht en 20 dagen krijgen om de achterstand te betalen voor zij de auto nemen',
    WI: 'moet u 15 dagen voor zij de auto nemen bericht krijgen. Vraagt u in die tijd schriftelijk om een zitting, dan moet eerst een rechter beslissen',
    WV: 'moet u meestal bericht krijgen en 10 dagen om de achterstand te betalen voor zij de auto nemen',
  }),
  ...stateWords('claim-rules', {
    'AL AK AR CO CT DE DC HI ID IN IA KS KY LA ME MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'verbiedt de wet oneerlijk uitstel en een nee zonder goede reden. Vraag schriftelijk naar de reden, en klaag bij het verzekeringsbureau van de staat',
  }),
  ...stateWords('fair-work', {
    'AK DE DC MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'verbiedt de wet ontslag om ras, geslacht, geloof, handicap en dergelijke. De tijd om iets te doen is kort: vraag het nu de staat of een advocaat',
  }),
  ...stateWords('collection-act', {
    'CT DC HI IA NH OR SC VT WV':
      'verbiedt ook de wet van de staat lastigvallen en valse claims, meestal ook aan de eerste geldgever',
    'AR ID ME NE NV NM ND RI TN WY':
      'moet een incassobureau een vergunning of inschrijving bij de staat hebben, en beperkt de wet wat het mag',
    LA: 'mag een kredietgever meestal niet met anderen over uw schuld praten. Vraag hem aangetekend (certified mail) te stoppen: dan mag hij eens per maand schrijven en u hooguit vier keer benaderen',
  }),
  ...stateWords('collection-act-case', {
    'CT DC HI IA NH OR SC VT WV':
      'verbiedt ook de wet van de staat lastigvallen en valse claims, meestal ook aan de eerste geldgever',
    'AR ID ME NE NV NM ND RI TN WY':
      'moet een incassobureau een vergunning of inschrijving bij de staat hebben, en beperkt de wet wat het mag',
    LA: 'mag een kredietgever meestal niet met anderen over uw schuld praten. Vraag hem aangetekend (certified mail) te stoppen: dan mag hij eens per maand schrijven en u hooguit vier keer benaderen',
  }),
  ...stateWords('old-record', {
    'AL CO CT DE DC KS KY LA MD MN MO MT NV NH NM ND OK OR RI SC TN UT VT WV WY':
      'kunnen veel oude of kleine veroordelingen, en zaken die zijn vervallen, na een aantal jaren worden gewist of afgesloten',
    'HI NE SD WI':
      'is de wet die oude gegevens wist of afsluit krap. Vraag de gratis rechtshulp (legal aid) voor welke van u hij geldt',
  }),
  ...stateWords('safe-pay', {
    'AK MS MO MT NE NV NM ND OK OR RI SD TN UT VT WV WI WY':
      'kan voor een gewone schuld alleen een deel van uw loon worden genomen. Eis schriftelijk wat veilig is',
  }),
  ...stateWords(['last-pay', 'last-pay-asked'], {
    AK: 'moet uw laatste loon binnen drie werkdagen komen als zij u ontslaan',
    'AR IA KS ME ND OK RI SD WV WY':
      'moet uw laatste loon uiterlijk op de volgende betaaldag komen',
    HI: 'moet uw laatste loon meteen of de volgende werkdag komen als zij u ontslaan',
    ID: 'moet uw laatste loon op de volgende betaaldag of binnen tien werkdagen komen, wat het eerst is',
    KY: 'moet uw laatste loon op de volgende betaaldag of binnen 14 dagen komen, wat het laatst is',
    LA: 'moet uw laatste loon op de volgende betaaldag of binnen 15 dagen komen, wat het eerst is',
    MT: 'moet uw laatste loon meteen komen als zij u ontslaan, tenzij geschreven regels van het bedrijf de volgende betaaldag noemen',
    NE: 'moet uw laatste loon op de volgende betaaldag of binnen twee weken komen, wat eerder is',
    NH: 'moet uw laatste loon binnen 72 uur komen als zij u ontslaan, of op de volgende betaaldag als er geen werk is (layoff)',
    NM: 'moet uw laatste loon binnen vijf dagen komen als zij u ontslaan, of tien als het per stuk of met provisie gaat',
  }),
  ...stateWords('young-driver', {
    'CA FL GA ID IL KY MI MN NC NJ OH PA RI TX VA VT WA WI WV':
      'komt het rijbewijs tot 18 in stappen. Een boete kan een schorsing of langer wachten geven. Vraag de rechtbank eerst om een cursus of een lichter feit',
    ND: 'kosten zes punten of meer voor uw 18e u het rijbewijs, en begint u opnieuw met een leervergunning. Vraag de rechtbank eerst om een cursus of een lichter feit',
  }),
  ...stateWords('set-aside', {
    'AK AL AR CO CT DC DE HI IA ID IN KS KY MO NE OK OR RI SC SD TN UT VT WI WV WY':
      'kunt u de rechter vragen een vonnis te vernietigen om een goede reden. Vraag het meteen: de tijd is kort, en meestal moet u een verweer tonen',
  }),
  ...stateWords('job-record', {
    'CO CT HI MN NM OR RI VT':
      'mogen de meeste werkgevers op het eerste formulier niet naar een strafblad vragen. Vroeg het formulier ernaar, klaag dan bij de staat',
  }),
}

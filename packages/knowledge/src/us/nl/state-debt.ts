/** The Dutch words of the rows in ../state-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_NL: Words = {
  ...stateWords('collection-act', {
    AZ: 'heeft een incassobureau een vergunning van de staat nodig, en mag het geen valse claims of dreigementen gebruiken',
    'CA MD NC PA WI':
      'moet ook de eerste geldgever zich aan regels voor eerlijke incasso houden, niet alleen een incassobureau',
    CO: 'heeft een incassobureau een vergunning van de staat nodig en moet het de eigen wet van de staat volgen',
    FL: 'mag de eerste geldgever u niet lastigvallen en geen schuld eisen waarvan hij weet dat u die niet hoeft te betalen',
    GA: 'zijn oneerlijke daden bij incasso tegen de wet van de staat, en kunt u naar de rechter nadat u hebt geschreven',
    'IL MN':
      'heeft een incassobureau een vergunning van de staat nodig, en staat in de wet wat het niet mag',
    MA: 'mag een schuldeiser u over een schuld hoogstens twee keer in zeven dagen bellen',
    MI: 'staat in de wet wat een incassobureau en een geldgever niet mogen, en kunt u daarvoor naar de rechter',
    NJ: 'moet een incassobureau een borgsom (bond) bij de staat hebben, en mag het geen valse claims gebruiken',
    NY: 'moet een incassobureau meestal bewijs van de schuld sturen binnen 60 dagen nadat u er schriftelijk om vraagt',
    OH: 'zijn oneerlijke of valse daden bij incasso ook tegen de wet van de staat, en kunt u naar de rechter',
    TX: 'kunt u een schuld schriftelijk betwisten bij een incassobureau, en dat heeft 30 dagen om het te onderzoeken',
    VA: 'is een brief die eruitziet als een papier van de rechtbank tegen de wet van de staat',
    WA: 'heeft een incassobureau een vergunning van de staat nodig, en staat in de wet wat het niet mag',
  }),
  ...stateWords('collection-act-case', {
    AZ: 'heeft een incassobureau een vergunning van de staat nodig, en mag het geen valse claims of dreigementen gebruiken',
    'CA MD NC PA WI':
      'moet ook de eerste geldgever zich aan regels voor eerlijke incasso houden, niet alleen een incassobureau',
    CO: 'heeft een incassobureau een vergunning van de staat nodig en moet het de eigen wet van de staat volgen',
    FL: 'mag de eerste geldgever u niet lastigvallen en geen schuld eisen waarvan hij weet dat u die niet hoeft te betalen',
    GA: 'zijn oneerlijke daden bij incasso tegen de wet van de staat, en kunt u naar de rechter nadat u hebt geschreven',
    'IL MN':
      'heeft een incassobureau een vergunning van de staat nodig, en staat in de wet wat het niet mag',
    MA: 'mag een schuldeiser u over een schuld hoogstens twee keer in zeven dagen bellen',
    MI: 'staat in de wet wat een incassobureau en een geldgever niet mogen, en kunt u daarvoor naar de rechter',
    NJ: 'moet een incassobureau een borgsom (bond) bij de staat hebben, en mag het geen valse claims gebruiken',
    NY: 'moet een incassobureau meestal bewijs van de schuld sturen binnen 60 dagen nadat u er schriftelijk om vraagt',
    OH: 'zijn oneerlijke of valse daden bij incasso ook tegen de wet van de staat, en kunt u naar de rechter',
    TX: 'kunt u een schuld schriftelijk betwisten bij een incassobureau, en dat heeft 30 dagen om het te onderzoeken',
    VA: 'is een brief die eruitziet als een papier van de rechtbank tegen de wet van de staat',
    WA: 'heeft een incassobureau een vergunning van de staat nodig, en staat in de wet wat het niet mag',
  }),
  ...stateWords('safe-pay', {
    'AL ID KY LA':
      'kan hoogstens een kwart van uw loon na aftrek worden genomen voor een gewone schuld',
    'CT DC':
      'kan hoogstens een kwart van uw loon worden genomen. Loon tot 40 keer het minimumloon per week is veilig',
    DE: 'kan hoogstens 15% van uw loon worden genomen voor een gewone schuld',
    HI: 'kan hoogstens 5% van de eerste $100 loon per maand worden genomen, 10% van de volgende $100 en 20% van de rest',
    IA: 'kan elke schuldeiser per jaar alleen een vast bedrag van uw loon nemen: $250 tot $2,000 als u minder dan $50,000 verdient',
    IN: 'kan hoogstens een kwart van uw loon na aftrek worden genomen. Met een goede reden kan een rechter het verlagen tot een tiende',
    KS: 'kan hoogstens een kwart van uw loon na aftrek worden genomen. Kon u door ziekte meer dan twee weken niet werken, dan niets tot twee maanden erna',
    MN: 'kan een tiende tot een kwart van uw loon worden genomen, naar wat u verdient. Loon tot 40 keer het minimumloon per week is veilig',
    AZ: 'kan hoogstens een tiende van uw loon worden genomen voor een gewone schuld',
    'CA CO':
      'kan hoogstens een vijfde van uw loon worden genomen voor een gewone schuld, en minder van een laag loon',
    FL: 'is het loon van een gezinshoofd (head of family) tot $750 per week veilig. Vraag dat schriftelijk aan',
    GA: 'kan hoogstens een kwart van uw loon na aftrek worden genomen, of 15% voor een particuliere studielening',
    'IL MA': 'kan hoogstens 15% van uw loon voor aftrek worden genomen voor een gewone schuld',
    MI: 'kunt u de rechter vragen om in delen te betalen. Zolang u dat doet, mag uw loon niet worden genomen',
    NJ: 'kan meestal hoogstens een tiende van uw loon worden genomen voor een gewone schuld',
    NY: 'kan hoogstens een tiende van uw loon voor aftrek worden genomen voor een gewone schuld',
    OH: 'moeten zij u 15 dagen voor zij om uw loon vragen een eis sturen. Dan kunt u de rechter om een bewindvoerder (trusteeship) vragen',
    VA: 'kan hoogstens een kwart van uw loon worden genomen. Loon tot 40 keer het minimumloon per week is veilig',
    WA: 'is voor een consumentenschuld meer van uw loon veilig dan volgens de federale wet',
  }),
}

/** The Dutch words of Japan: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_NL: Words = {
  'jp.rise.want': {
    says: 'Uw verhuurder vraagt een hogere huur. Daarvoor is uw akkoord of een rechter nodig.',
  },
  'jp.rise.want-check': { says: 'Ga na of de verhoging mag voordat u meer betaalt of tekent.' },
  'jp.rise.reality': {
    says: 'Een bericht alleen verhoogt de huur niet. U hoeft niet meteen te tekenen.',
  },
  'jp.rise.not-yet': {
    says: 'Zolang u het niet eens bent, mag u de huur betalen die u juist vindt. Daarvoor kunt u niet uit huis gezet worden.',
  },
  'jp.rise.right-refuse': {
    says: 'U mag nee zeggen, of minder bieden. Dan moet de verhuurder eerst naar bemiddeling (調停).',
  },
  'jp.rise.right-reason': {
    says: 'Een verhoging heeft een reden nodig: hogere belasting of prijzen, of een huur ver onder vergelijkbare woningen in de buurt.',
  },
  'jp.rise.step-keep-paying': {
    says: 'Blijf elke maand de oude huur helemaal betalen. Weigeren ze haar? Stort haar bij het kantoor voor juridische zaken (供託).',
  },
  'jp.rise.step-ask': { says: 'Vraag de redenen op papier en vergelijk huren in de buurt.' },
  'jp.rise.option-talk': {
    says: 'Schrijf dat u het niet eens bent, en wat u zou kunnen betalen.',
    title: 'Nee zeggen of minder bieden',
    cost: 'Gratis',
    time: 'Vóór de dag in het bericht',
    risk: 'Bepaalt een rechter een hogere huur, dan betaalt u de rest met 10% rente per jaar.',
    bestFor: 'De verhoging heeft geen goede reden.',
  },
  'jp.rise.option-accept': {
    says: 'Is zij redelijk? Ga dan schriftelijk akkoord.',
    title: 'Haar aanvaarden',
    cost: 'De hogere huur',
    time: 'Vanaf de afgesproken dag',
    risk: 'U kunt het niet terugnemen.',
    bestFor: 'De verhoging is redelijk.',
  },
}

/** Questions about how much pay is due: overtime, holiday pay, the pay slip and a cut: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_WORDS: Words = {
  'nl.ask.overtime': {
    says: 'In uw contract of cao staat of overuren betaald worden. Voor elk uur krijgt u ten minste het minimumloon. Schrijf uw uren op en vraag ze op, tot vijf jaar terug.',
    dependsOn: 'uw contract en cao',
  },
  'nl.ask.holiday-pay': {
    says: 'U hebt recht op ten minste 8% van uw loon als vakantiegeld. Het komt meestal in mei of juni, en als de baan eindigt. Vraag het schriftelijk met een laatste dag. Bij te late betaling kunt u tot 50% meer vragen.',
  },
  'nl.ask.pay-slip': {
    says: 'Uw werkgever moet een loonstrook geven bij elke wijziging, op papier of online. Daarop staan loon, uren en wat er af gaat. Vraag die schriftelijk met een laatste dag. U kunt het ook melden bij de Arbeidsinspectie.',
  },
  'nl.ask.pay-cut': {
    says: 'Uw loon hoort bij uw contract. Het gaat alleen omlaag als u ja zegt, of met een schriftelijk wijzigingsbeding en een zwaarwegende reden. Schrijf dat u het niet eens bent en vraag het volle loon. Teken niets.',
  },
  'nl.ask.holiday-pay-resigned': {
    says: 'U houdt het, ook als u zelf ontslag neemt. Aan het einde moet de werkgever het opgebouwde vakantiegeld betalen: minstens 8 % van uw loon sinds de laatste keer. Niet opgenomen vakantiedagen worden ook uitbetaald. Het komt met het laatste loon of binnen een maand. Ontbreekt het? Vraag het schriftelijk met een laatste dag; te laat betalen kan hun tot 50 % extra kosten. Alleen te veel opgenomen verlof mag eraf.',
  },
}

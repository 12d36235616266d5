/** The Dutch words of the rows in ../speech-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SPEECH_AND_MARKS_NL: Words = {
  'us.stop.want': {
    says: 'De afzender wil dat u met iets stopt, en waarschuwt voor een rechtszaak.',
  },
  'us.stop.reality': {
    says: 'Dit is een brief, geen bevel van de rechter. Niemand heeft beslist wie gelijk heeft.',
  },
  'us.stop.right-court': {
    says: 'Alleen een rechter kan u bevelen te stoppen of te betalen, nadat beide kanten zijn gehoord.',
  },
  'us.stop.step-keep': {
    says: 'Bewaar de brief, de envelop en alles wat u schreef of gebruikte. Wis geen bewijs. Vraag een advocaat voor u antwoordt.',
  },
  'us.stop.option-answer': {
    says: 'Antwoord in een paar rustige woorden, of stop met wat echt fout is zonder meer toe te geven.',
    title: 'Schriftelijk antwoorden',
    cost: 'Gratis',
    time: 'Uiterlijk op de datum in de brief',
    risk: 'Wat u schrijft, kan bij de rechter worden gebruikt.',
    bestFor: 'U denkt dat de eis fout is.',
  },
  'us.stop.option-stop': {
    says: 'Stop en vraag hun om schriftelijk te bevestigen dat de zaak klaar is.',
    title: 'Stoppen en de zaak afsluiten',
    cost: 'Gratis',
    time: 'Een paar dagen',
    risk: 'Teken zonder advies geen belofte om te betalen.',
    bestFor: 'Zij kunnen gelijk hebben.',
  },
  'us.speech.right-truth': {
    says: 'Ware feiten en duidelijke meningen zijn geen laster (defamation). De afzender moet een onware bewering laten zien die schade gaf.',
  },
  'us.speech.right-review': {
    says: 'Een standaardcontract mag een eerlijke recensie niet verbieden of beboeten. Zo’n regel geldt niet.',
  },
  'us.speech.right-host': {
    says: 'De website waar uw recensie staat, is er meestal niet aansprakelijk voor. U wel, voor wat u zelf schreef.',
  },
  'us.speech.right-mark': {
    says: 'Een merk is alleen geschonden als kopers u waarschijnlijk met de eigenaar verwarren. U mag een woord eerlijk gebruiken om spullen te beschrijven.',
  },
  ...stateWords('free-speech', {
    'AZ CA FL GA IL MA NJ NY OH PA TX VA WA CO CT IN KY NV OK OR TN':
      'kan een rechter een zwakke zaak over woorden over een openbare kwestie vroeg beëindigen en u meestal uw kosten geven (anti-SLAPP)',
  }),
}

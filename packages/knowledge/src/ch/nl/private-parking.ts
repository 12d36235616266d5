/** The Dutch words of Switzerland: private parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_NL: Words = {
  'ch.parking.want': {
    says: 'De eigenaar van een privéplaats wil geld voor de moeite met uw auto (Umtriebsentschädigung).',
  },
  'ch.parking.who': {
    says: 'Dit is een particuliere eigenaar of een bedrijf en niet de politie. Het is geen boete.',
  },
  'ch.parking.reality': {
    says: 'Niemand kan u zonder rechter dwingen dit te betalen. Maar de eigenaar kan u aangeven, en dan kan een echte boete volgen.',
  },
  'ch.parking.not-yet': {
    says: 'Ze kunnen nu niets van u nemen. Tegen een betalingsbevel (Zahlungsbefehl) kunt u binnen tien dagen bezwaar maken.',
  },
  'ch.parking.right-sign': {
    says: 'Voor een boete is een verbod van een rechter nodig (richterliches Verbot), op een bord dat u daar kon zien.',
  },
  'ch.parking.right-three-months': {
    says: 'De eigenaar moet u aangeven binnen drie maanden nadat hij wist wie het was. Later is te laat.',
  },
  'ch.parking.right-sum': {
    says: 'Ze mogen alleen de kosten vragen die ze echt hadden, en moeten die tonen. Vraag hoe ze het bedrag berekenden.',
  },
  'ch.parking.step-check': {
    says: 'Controleer de dag, de plaats en het bord. Maak foto’s. Was u daar klant of gast?',
  },
  'ch.parking.step-answer': {
    says: 'Mocht u er niet parkeren? Dan is het met een redelijk bedrag op tijd meestal klaar. Mocht u het wel, schrijf waarom.',
  },
  'ch.parking.option-no': {
    says: 'Schrijf waarom u het niet schuldig bent, met foto’s of een bon.',
    title: 'Schriftelijk nee zeggen',
    cost: 'Een postzegel.',
    time: 'Vóór hun datum.',
    risk: 'Ze kunnen u aangeven of een betalingsbevel beginnen.',
    bestFor: 'U mocht parkeren, of zag geen bord.',
  },
  'ch.parking.option-pay': {
    says: 'Betaal, en laat hen schrijven dat ze u niet aangeven.',
    title: 'Een redelijk bedrag betalen',
    cost: 'Het bedrag.',
    time: 'Vóór hun datum.',
    risk: 'U betaalt meer dan hun kosten.',
    bestFor: 'U parkeerde er zonder toestemming.',
  },
}

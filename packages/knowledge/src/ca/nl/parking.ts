/** The Dutch words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NL: Words = {
  'ca.parking.want': {
    says: 'Kijk wie het stuurde. Een particulier bedrijf is geen openbaar kantoor.',
  },
  'ca.parking.reality': {
    says: 'Dit is geen boete van de gemeente of de politie. Het bedrijf zou naar de rechter moeten om u te laten betalen.',
  },
  'ca.parking.who': {
    says: 'Een particulier parkeerbedrijf heeft geen macht om boetes te geven. Het kan zeggen dat u een contract op zijn borden schond.',
  },
  'ca.parking.rights': {
    says: 'U kunt bewijs vragen: de borden, de tijden en van wie het terrein is.',
  },
  'ca.parking.not-yet': {
    says: 'Ze kunnen geen punten nemen en uw rijbewijs niet stoppen. Een boete van de gemeente (by-law ticket) is anders.',
  },
  'ca.parking.right-proof': {
    says: 'U kunt het bedrijf vragen het contract, het bord en het bedrag te bewijzen.',
  },
  'ca.parking.step-who': {
    says: 'Kijk wie het stuurde. Staat er by-law, gemeente of rechtbank, behandel het dan als een openbare boete.',
  },
  'ca.parking.step-proof': { says: 'Maak foto’s van de borden en bewaar uw bon.' },
  'ca.parking.step-write': { says: 'Schrijf het bedrijf als u het niet eens bent. Zeg waarom.' },
  'ca.parking.opt-dispute': {
    says: 'Zeg wat er niet klopt en vraag om bewijs.',
    title: 'Betwist het schriftelijk',
    cost: 'Gratis.',
    time: 'Eén brief.',
    risk: 'Ze kunnen het naar een incassobureau sturen.',
    bestFor: 'U betaalde, of de borden waren niet duidelijk.',
  },
  'ca.parking.opt-pay': {
    says: 'Betaal als u het eens bent dat u het schuldig bent.',
    title: 'Betaal',
    cost: 'Het bedrag.',
    time: 'Uiterlijk op de datum op het bericht.',
    risk: 'Geen.',
    bestFor: 'U parkeerde zonder te betalen en wilt ervan af zijn.',
  },
  'ca.parking.qc-penalty': {
    says: 'In Québec kan een boetebeding worden verlaagd als het misbruik is. Het bedrijf moet laten zien dat u het aanvaardde.',
  },
  'ca.parking.right-mislead': {
    says: 'Een particulier bedrijf mag u niet misleiden, bijvoorbeeld met een rekening die lijkt op een boete van de gemeente.',
  },
  'ca.parking.on-tow': {
    says: 'In Ontario mag een sleepbedrijf alleen zijn aangegeven tarieven rekenen, en moet het u uw spullen gratis laten halen.',
  },
  'ca.parking.right-penalty': {
    says: 'Vraag op welke bepaling de kosten rusten. Een rechter kan kosten verlagen die u alleen straffen en ver boven hun schade liggen.',
  },
  'ca.parking.right-penalty-asked': {
    says: 'Vraag op welke bepaling de kosten rusten. Een rechter kan kosten verlagen die u alleen straffen en ver boven hun schade liggen.',
  },
  'ca.parking.on-trespass': {
    says: 'In Ontario kan alleen een rechter u beboeten voor onbevoegd betreden (trespass), na een aanklacht. Het briefje van een bedrijf is een geldeis die het moet bewijzen.',
  },
}

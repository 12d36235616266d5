/** The Dutch words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'au.insure.want': { says: 'Zoek de reden, en de woorden uit de polis die genoemd worden.' },
  'au.insure.reality': {
    says: 'Dit is de mening van de verzekeraar. Het is niet het laatste woord.',
  },
  'au.insure.who': { says: 'Verzekeraars moeten horen bij AFCA, de gratis klachtendienst.' },
  'au.insure.rights': {
    says: 'U kunt de redenen vragen, de rapporten die ze gebruikten, en een herziening (review).',
  },
  'au.insure.right-reason': {
    says: 'U kunt vragen op welke woorden uit de polis ze zich beroepen.',
  },
  'au.insure.right-afca': {
    says: 'Zeggen ze nee, of doen ze langer dan 30 dagen over uw klacht? Dan kunt u naar AFCA.',
  },
  'au.insure.step-reason': { says: 'Vraag schriftelijk de redenen en de rapporten.' },
  'au.insure.step-proof': { says: 'Stuur foto’s, offertes en bonnen.' },
  'au.insure.step-complain': {
    says: 'Schrijf: dit is een klacht. Vraag het definitieve antwoord binnen 30 dagen.',
  },
  'au.insure.opt-afca': {
    says: 'Eerst de verzekeraar. Dan AFCA, online.',
    title: 'Klagen, dan AFCA',
    cost: 'Gratis.',
    time: 'AFCA binnen twee jaar na het definitieve antwoord.',
    risk: 'Klein.',
    bestFor: 'U denkt dat de beslissing fout is.',
  },
  'au.insure.opt-help': {
    says: 'De Insurance Law Service helpt mensen gratis.',
    title: 'Gratis rechtshulp halen',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'De brief is moeilijk te begrijpen.',
  },
  'au.insure.right-good-faith': {
    says: 'De verzekeraar moet volledig te goeder trouw zijn tegenover u (utmost good faith). Hij moet uw aanvraag eerlijk en zonder vertraging behandelen.',
  },
  'au.insure.right-no-loss': {
    says: 'Hij mag niet weigeren om iets dat u later deed en dat de schade niet veroorzaakte. Hij mag alleen korten voor nadeel dat hij kan laten zien.',
  },
  'au.insure.right-disclosure': {
    says: 'Zegt hij dat u iets niet vertelde? Dat telt alleen als hij het duidelijk vroeg en u niet goed oplette.',
  },
  'au.insure.right-thirty': {
    says: 'De verzekeraar moet een klacht binnen 30 dagen beantwoorden. Daarna kunt u gratis naar AFCA.',
  },
  'au.insure.right-code': {
    says: 'De code van de branche zegt hoe snel over een aanvraag moet worden beslist. Vraag de redenen en de rapporten over uw aanvraag.',
  },
  'au.insure.right-unusual': {
    says: 'Een ongewone grens telt misschien niet als u die niet duidelijk hoorde. Eén leugen over een deel beëindigt niet altijd de hele aanvraag.',
  },
}

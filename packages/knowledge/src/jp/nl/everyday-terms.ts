/** The Dutch words of Japan: everyday terms. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_NL: Words = {
  'jp.buy.right-subscription': {
    says: 'Het laatste scherm van een online bestelling moet de prijs, het aantal leveringen en de manier van stoppen tonen. Misleidde het u, dan kunt u de bestelling ongedaan maken.',
  },
  'jp.buy.right-return': {
    says: 'Toont een webwinkel geen regel over terugsturen? Dan kunt u spullen binnen acht dagen na ontvangst terugsturen. U betaalt de post.',
  },
  'jp.buy.right-courses': {
    says: 'Lange cursussen, schoonheidsbehandelingen en relatiebemiddeling kunt u in acht dagen annuleren, en later altijd beëindigen. De kosten daarvoor hebben een wettelijke grens.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Annuleringskosten boven het gemiddelde verlies van het bedrijf zijn nietig. Vraag het bedrijf uit te leggen hoe het rekende. Het moet dat proberen.',
  },
  'jp.buy.right-phone': {
    says: 'Een nieuw telefoon- of internetcontract kan binnen acht dagen na de papieren schriftelijk beëindigd worden (初期契約解除). Later hebben de kosten voor stoppen een lage grens.',
  },
  'jp.scam.know-real-tax': {
    says: 'De belastingdienst stuurt geen betaallinks in berichten. Een echt beslag komt pas na een brief op papier (督促状). Open de link niet. Bel uw belastingkantoor.',
  },
  'jp.data.right-told': {
    says: 'Na een lek moet het bedrijf u zeggen wat er gebeurde. U kunt vragen welke gegevens het van u heeft, en dat het stopt ze te gebruiken. Verander uw wachtwoorden.',
  },
  'jp.ask.estate': {
    says: 'Met een erfenis neemt u ook de schulden. U hebt drie maanden om haar bij de familierechter op te geven (相続放棄). Gebruik of verkoop daarvoor niets.',
  },
  'jp.ask.child-support': {
    says: 'Beide ouders moeten een kind onderhouden. Vraag de familierechter het bedrag te bepalen of te veranderen. Onbetaalde alimentatie kan van loon genomen worden, ook voor komende maanden.',
  },
  'jp.ask.branches': {
    says: 'Vraag uw buur takken te knippen die over de grens komen. Gebeurt er binnen een redelijke tijd niets, ongeveer twee weken, dan mag u ze knippen. Wortels mag u meteen doorknippen.',
  },
  'jp.ask.noise': {
    says: 'Lawaai boven wat mensen moeten verdragen, kan gestopt worden en geld opleveren. Houd een dagboek bij, zeg het de verhuurder of beheerder, en vraag de gemeente of een rechter om gesprekken (調停).',
  },
  'jp.stay.right-short': {
    says: 'Vraag verlenging of verandering van uw status aan voordat hij eindigt. Was u op tijd, dan mag u blijven tot het antwoord, hoogstens twee maanden na het einde.',
  },
}

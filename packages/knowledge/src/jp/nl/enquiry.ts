/** The Dutch words of Japan: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NL: Words = {
  'jp.ask.step-debt': { says: 'Verzamel uw brieven en bel Houterasu.' },
  'jp.ask.right-debt': { says: 'Een particulier bedrijf kan zonder rechter geen beslag leggen.' },
  'jp.ask.step-home': { says: 'Teken niets en vraag eerst Houterasu.' },
  'jp.ask.right-home': {
    says: 'Een verhuurder heeft een goede reden nodig om een gewone huur te beëindigen.',
  },
  'jp.ask.step-work': { says: 'Vraag de gratis arbeidsbalie voordat u tekent.' },
  'jp.ask.right-work': { says: 'Een ontslag zonder goede reden is nietig.' },
  'jp.ask.order': {
    says: 'Maak binnen twee weken na de bezorging bezwaar met het formulier uit de envelop. Een reden is niet nodig. Negeert u het, dan kan beslag volgen.',
  },
  'jp.ask.suit': {
    says: 'Stuur het antwoord (答弁書) op tijd of ga naar de zitting. Doet u niets, dan wint de andere kant.',
  },
  'jp.ask.old': {
    says: 'De meeste schulden: vijf jaar vanaf de betaaldag, tien na een vonnis. U moet het zeggen. Een betaling of belofte laat het opnieuw beginnen.',
    dependsOn: 'wanneer u het laatst betaalde of beloofde',
  },
  'jp.ask.seize': {
    says: 'Alleen met een vonnis of ander uitvoerbaar papier. Dan meestal een kwart van het nettoloon; belastingkantoren hebben eigen regels.',
    dependsOn: 'of er een vonnis is',
  },
  'jp.ask.cannot-pay': {
    says: 'Bel Houterasu. Met een laag inkomen is het advies gratis. Er zijn drie wegen: een plan, een plan bij de rechter, of faillissement.',
  },
  'jp.ask.evict': {
    says: 'Niet zonder rechter. Alleen een gerechtsambtenaar (執行官) met een bevel van de rechter mag u uit huis zetten.',
  },
  'jp.ask.leave': {
    says: 'Bij een gewone huur heeft de verhuurder een goede reden en zes maanden nodig. Een vaste huur eindigt op haar datum. U mag over verhuisgeld praten.',
    dependsOn: 'uw soort huur',
  },
  'jp.ask.deposit': {
    says: 'Na uw vertrek komt de waarborgsom terug, min onbetaalde huur en schade. Gewone slijtage en ouderdom hoeft u niet te betalen.',
  },
  'jp.ask.rent-rise': {
    says: 'U hoeft niet meteen akkoord te gaan. Betaal een bedrag dat u redelijk vindt totdat een rechter beslist. U kunt later het verschil met 10% rente schuldig zijn.',
    dependsOn: 'wat redelijk is voor zulke woningen',
  },
  'jp.ask.fired': {
    says: 'Teken geen ontslagname. Vraag de redenen op papier, en 30 dagen opzegtermijn of loon. Vraag dan de gratis arbeidsbalie.',
  },
  'jp.ask.cooling': {
    says: 'Verkoop aan de deur en telefoon: acht dagen. Piramideverkoop: twintig. Online is er zo’n recht niet; kijk naar de retourregels van de winkel.',
    dependsOn: 'hoe u het kocht',
  },
  'jp.ask.scam': {
    says: 'Bel niet en betaal niet. Bel 188. Alleen een echt papier van de rechtbank met bijzondere post heeft op tijd een antwoord nodig.',
  },
  'jp.ask.tax': {
    says: 'Bel het kantoor voordat het beslag legt en vraag tijd of delen. Vertel uw inkomen en kosten.',
    dependsOn: 'uw inkomen en het soort belasting',
  },
}

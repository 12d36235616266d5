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
  'jp.ask.late-charges': {
    says: 'Bij een lening van een geldschieter mag te laat zijn hooguit 20% per jaar kosten, bij andere contracten met een bedrijf 14,6%. Daarboven bent u niets schuldig. Is het vele malen de lening, dan is die oud: zoek eerst uw laatste betaling. Na vijf jaar kunt u zeggen dat het verjaard is. Betaal vooraf geen deel.',
  },
  'jp.ask.account-seized': {
    says: 'Doe vandaag iets: ongeveer een week na het papier van de rechtbank kan de schuldeiser het geld nemen. Vraag die rechtbank vrij te geven wat u nodig hebt om te leven (範囲変更の申立て). Toon dat het loon, pensioen of kinderbijslag was. Bel Houterasu. Bij belasting praat u met het kantoor zelf.',
  },
  'jp.ask.officer-at-home': {
    says: 'De gerechtsambtenaar (執行官) mag binnenkomen en deuren openen; verzet u niet. Maar meubels, kleren, gereedschap voor werk, eten voor een maand en geld voor ongeveer twee maanden leven blijven van u. Spullen van anderen mogen niet mee: zeg dat. Bel vooraf Houterasu. Een incassobureau mag nooit binnen.',
  },
  'jp.ask.own-claim': {
    says: 'Schrijf eerst, liefst met een gecertificeerde brief (内容証明), met een laatste dag. Tot 600.000 yen eindigt een kleine zaak (少額訴訟) meestal in één dag, zonder advocaat. Of vraag een betalingsbevel (支払督促). Bewaar berichten en bewijzen. Meestal hebt u vijf jaar.',
  },
}

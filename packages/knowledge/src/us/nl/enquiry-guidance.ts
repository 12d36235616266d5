/** The Dutch words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_NL: Words = {
  'us.home.know-voucher': {
    says: 'Bij woningen met federale hulp of een lening met federale steun kan meer tijd nodig zijn dan in de wet van uw staat.',
    learnMore:
      'Vraag of de huur hulp krijgt van Section 8, openbare huisvesting of belastingkorting, of dat de lening op het gebouw federale steun heeft.',
  },
  'us.home.right-court': {
    says: 'U hebt recht op een zitting bij de rechter voor u uit uw woning kunt worden gezet.',
  },
  'us.home.right-fair': {
    says: 'Een verhuurder mag u niet uitzetten om ras, kleur, geloof, geslacht, nationale afkomst, handicap of omdat u kinderen hebt.',
  },
  'us.home.step-aid': {
    says: 'Bel vandaag de gratis rechtshulp (legal aid) en laat het bericht zien. In sommige steden krijgen huurders een gratis advocaat.',
  },
  'us.home.step-211': {
    says: 'Bel 211 en vraag om hulp bij de huur. Zeg uw verhuurder schriftelijk dat u dat hebt gevraagd.',
  },
  'us.home.step-court': {
    says: 'Komen er papieren van de rechtbank, antwoord dan of ga op de dag die erin staat. Als u die mist, verliest u.',
  },
  'us.home.step-proof': {
    says: 'Verzamel uw huurcontract, huurbewijzen, foto’s van wat kapot is, en berichten met de verhuurder.',
  },
  'us.home.option-help': {
    says: 'De gratis rechtshulp (legal aid) kan het bericht op fouten nakijken en bij de rechter naast u staan.',
    title: 'Een gratis advocaat of adviseur krijgen',
    cost: 'Gratis als u weinig inkomen hebt',
    time: 'Bel vandaag',
    risk: 'Geen. De dagen lopen wel door.',
    bestFor: 'Iedereen die zo’n bericht krijgt.',
  },
  'us.home.option-plan': {
    says: 'Bied datums en bedragen aan. Vraag de verhuurder te tekenen dat er geen zaak komt zolang u betaalt.',
    title: 'Schriftelijk een plan afspreken',
    cost: 'De huur die u schuldig bent, in delen',
    time: 'Voor het bericht afloopt',
    risk: 'Als u het plan breekt, kan de zaak terugkomen.',
    bestFor: 'U kunt snel of in delen betalen.',
  },
  'us.home.option-defend': {
    says: 'Wacht op de papieren van de rechtbank, antwoord op tijd, en zeg de rechter wat er niet klopt.',
    title: 'U bij de rechter verdedigen',
    cost: 'Bij sommige rechtbanken kosten; vraag om vrijstelling',
    time: 'Vaak maar dagen na de papieren van de rechtbank',
    risk: 'Een vonnis kan zichtbaar zijn als huurders worden nagekeken.',
    bestFor: 'Het bericht klopt niet, u betaalde, of er is niet gerepareerd.',
  },
  'us.work.right-pay': {
    says: 'U hebt recht op uw laatste loon. De federale wet zegt uiterlijk op de volgende betaaldag. Sommige staten zeggen meteen.',
  },
  'us.work.right-no-discrimination': {
    says: 'U mag uw baan niet verliezen om ras, kleur, geloof, geslacht, zwangerschap, nationale afkomst, leeftijd vanaf 40, of handicap.',
  },
  'us.work.right-retaliation': {
    says: 'U mag niet worden ontslagen omdat u om loon vraagt, gevaar of discriminatie meldt, of samen met collega’s optreedt.',
  },
  'us.work.step-no-sign': {
    says: 'Teken een afstandsverklaring (release) of ontslagpapier (severance) niet meteen. Neem het mee naar huis en vraag advies.',
  },
  'us.work.step-proof': {
    says: 'Schrijf op wat er gebeurde en wanneer, en wie wat zei. Bewaar deze brief, loonstroken, beoordelingen en berichten.',
  },
  'us.work.step-dispute': {
    says: 'Denkt u dat het tegen de wet was, neem dan snel contact op met de EEOC, het Department of Labor of een arbeidsadvocaat.',
  },
  'us.work.option-charge': {
    says: 'Dien online een klacht in bij de EEOC of de dienst van uw staat. Dat is nodig voor de meeste rechtszaken over discriminatie.',
    title: 'Een klacht (charge) indienen bij de EEOC',
    cost: 'Gratis',
    time: '180 of 300 dagen om in te dienen',
    risk: 'Klein. De wet verbiedt wraak hiervoor.',
    bestFor: 'U denkt dat het kwam door wie u bent, of doordat u iets meldde.',
  },
  'us.work.option-wages': {
    says: 'Bel de Wage and Hour Division of het arbeidskantoor van uw staat. U kunt bij de rechter ook het dubbele van het gemiste loon eisen.',
    title: 'Klagen over onbetaald loon',
    cost: 'Gratis',
    time: 'Twee jaar, of drie als het met opzet was',
    risk: 'Klein. De wet verbiedt wraak hiervoor.',
    bestFor: 'Er mist loon, overwerk of fooi.',
  },
  'us.work.option-help': {
    says: 'Een advocaat of de gratis rechtshulp (legal aid) kan u zeggen of de reden verboden was en wat uw claim waard kan zijn.',
    title: 'Met een arbeidsadvocaat praten',
    cost: 'Vaak een gratis eerste gesprek',
    time: 'Binnen dagen',
    risk: 'Geen.',
    bestFor: 'U moet iets tekenen, of denkt dat het tegen de wet was.',
  },
}

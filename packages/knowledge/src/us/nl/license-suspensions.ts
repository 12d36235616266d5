/** The Dutch words of the rows in ../license-suspensions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENSE_SUSPENSIONS_NL: Words = {
  'us.license.right-hearing': {
    says: 'Een rijbewijs mag meestal niet worden afgenomen voor u gehoord kunt worden. Vraag uiterlijk op de datum in het bericht om de hoorzitting.',
  },
  'us.license.va': {
    says: 'In Virginia wordt een rijbewijs sinds juli 2020 niet meer ingetrokken alleen om onbetaalde boetes van de rechtbank.',
  },
  'us.license.ca': {
    says: 'In Californië wordt een rijbewijs sinds 2017 niet meer ingetrokken alleen om onbetaalde verkeersboetes.',
  },
  'us.license.ny': {
    says: 'In New York wordt een rijbewijs niet meer ingetrokken om onbetaalde verkeersboetes. U kunt om een plan vragen dat bij uw inkomen past.',
  },
  'us.license.want': {
    says: 'De staat wil uw rijbewijs of kenteken een tijd afnemen, vanaf de dag in het bericht.',
  },
  'us.license.step': {
    says: 'Vraag nu om de hoorzitting, zoals het bericht zegt: dat stelt de schorsing vaak uit. Rijd niet meer als die is begonnen. Vraag naar een beperkt rijbewijs voor werk.',
  },
  'us.life.right-lapse': {
    says: 'U kunt meestal laten zien dat u verzekerd was, of om een hoorzitting vragen, voor het rijbewijs of de kentekenplaten worden ingetrokken.',
  },
  'us.life.step-lapse': {
    says: 'Vraag uw verzekeraar vandaag om bewijs van dekking te sturen, en antwoord het kantoor uiterlijk op de datum. Rijd niet zolang de intrekking duurt.',
  },
  'us.life.option-lapse': {
    says: 'Stuur schriftelijk bewijs of vraag om een hoorzitting.',
    title: 'Bewijs laten zien of om een hoorzitting vragen',
    cost: 'Gratis of weinig kosten',
    time: 'Uiterlijk op de datum in het bericht',
    risk: 'Te late antwoorden kunnen het rijbewijs kosten.',
    bestFor: 'U had dekking of het is een vergissing.',
  },
  'us.license.right-stop': {
    says: 'U moet een manier krijgen om over de intrekking gehoord te worden. Dat staat los van de strafzaak.',
  },
  'us.license.step-hearing': {
    says: 'Vraag vandaag om de hoorzitting: de tijd is vaak maar dagen. Vraag een advocaat voor de eerste dag bij de rechtbank.',
  },
  'us.license.option-hearing': {
    says: 'Vraag om een hoorzitting, en om toestemming om naar het werk te rijden.',
    title: 'Om een hoorzitting vragen',
    cost: 'In sommige staten kosten',
    time: 'Dagen, zoals in het bericht staat',
    risk: 'Geen. Zonder hoorzitting begint de intrekking.',
    bestFor: 'U moet rijden of de test klopte niet.',
  },
}

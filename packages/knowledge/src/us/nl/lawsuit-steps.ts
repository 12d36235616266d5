/** The Dutch words of the rows in ../lawsuit-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUIT_STEPS_NL: Words = {
  'us.claim.step-answer': {
    says: 'Kijk in de dagvaarding (summons) wat de laatste dag is om te antwoorden of de dag om naar de rechtbank te komen. Zet die nu in uw agenda.',
  },
  'us.claim.step-file': {
    says: 'Dien een schriftelijk antwoord in bij de rechtbank. Reageer op elk genummerd punt: eens, niet eens, of u weet het niet.',
  },
  'us.claim.step-help': {
    says: 'Bel vandaag de gratis rechtshulp (legal aid) of het zelfhulpcentrum van de rechtbank. Dat is gratis. Bellen met de andere advocaat is geen antwoord.',
  },
  'us.claim.step-copy': {
    says: 'Stuur een kopie van uw antwoord naar de advocaat van de andere kant. Houd er zelf een met het stempel van de rechtbank.',
  },
  'us.claim.step-defences': {
    says: 'Noem uw verweer in het antwoord: niet mijn schuld, al betaald, fout bedrag, te oud, of geen bewijs dat de schuld van hen is.',
  },
  'us.claim.step-settle': {
    says: 'U kunt altijd een regeling treffen. Dien eerst uw antwoord in, en laat de afspraak op papier zetten met het zaaknummer.',
  },
  'us.claim.option-defend': {
    says: 'Dien een antwoord in dat ontkent wat fout is en uw verweer noemt. Ga daarna naar elke zitting.',
    title: 'Antwoorden en hen laten bewijzen',
    cost: 'Bij sommige rechtbanken kosten om in te dienen; vraag om vrijstelling',
    time: 'In veel staten 20 tot 30 dagen om te antwoorden',
    risk: 'Als u verliest, kunnen er kosten bij komen.',
    bestFor:
      'U bent het niet schuldig, het bedrag klopt niet, het is oud, of een schuldkoper gaat naar de rechter.',
  },
  'us.claim.option-help': {
    says: 'De gratis rechtshulp (legal aid), een rechtswinkel van een universiteit (law school clinic) of het zelfhulpcentrum kan u helpen met uw antwoord.',
    title: 'Gratis juridische hulp krijgen',
    cost: 'Gratis als u weinig inkomen hebt',
    time: 'Bel vandaag',
    risk: 'Geen. De termijn loopt wel door.',
    bestFor: 'U weet niet wat u moet schrijven, of het bedrag is groot.',
  },
  'us.claim.option-settle': {
    says: 'Bied een bedrag of een betaalplan aan. Vraag dat de zaak wordt ingetrokken, en controleer bij de rechtbank of dat is gebeurd.',
    title: 'De zaak regelen',
    cost: 'Wat u afspreekt te betalen',
    time: 'Dagen tot weken',
    risk: 'Een afspraak zonder papier bij de rechtbank stopt misschien geen vonnis bij verstek (default judgment).',
    bestFor: 'U bent het schuldig en kunt nu een deel of in delen betalen.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Een faillissement (bankruptcy) stopt de meeste rechtszaken en incasso meteen. U moet eerst een korte cursus doen bij een erkende hulpverlener.',
    title: 'Vragen naar faillissement (bankruptcy)',
    cost: 'Kosten van de rechtbank; bij advocaten is het eerste gesprek vaak gratis',
    time: 'Een paar maanden of jaren',
    risk: 'Het blijft tot tien jaar in uw kredietrapport staan.',
    bestFor: 'Uw schulden zijn veel hoger dan u ooit kunt betalen.',
  },
}

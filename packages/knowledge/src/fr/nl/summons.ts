/** The Dutch words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_NL: Words = {
  'fr.summons.want': {
    says: 'De politie wil u horen. De brief moet zeggen of u verdachte of getuige bent.',
  },
  'fr.summons.reality': {
    says: 'Ga, of vraag een andere dag: ze kunnen u laten halen. Als vrije verdachte (audition libre) mag u weg wanneer u wilt.',
  },
  'fr.summons.right-silence': {
    says: 'Als verdachte moet men u het feit en de datum ervan zeggen. U mag zwijgen en een tolk hebben.',
  },
  'fr.summons.right-lawyer': {
    says: 'Kan het feit gevangenis opleveren, dan hebt u recht op een advocaat naast u. Met een laag inkomen betaalt de staat.',
  },
  'fr.summons.step': {
    says: 'Bel een advocaat voor u gaat. Lees het verslag voor u tekent. U mag weigeren te tekenen.',
  },
  'fr.summons.option': {
    says: 'Vraag de orde van advocaten (ordre des avocats) of een point-justice (3039) om een advocaat.',
    title: 'Eerst een advocaat',
    cost: 'Gratis met een laag inkomen.',
    time: 'Voor de datum.',
    risk: 'Geen.',
    bestFor: 'U bent misschien verdachte.',
  },
  'fr.summons.witness': {
    says: 'U bent opgeroepen als getuige. U moet komen en de waarheid zeggen. Kunt u niet, schrijf de rechter dan meteen met bewijs, anders kunt u een boete krijgen.',
  },
  'fr.summons.witness-pay': {
    says: 'Reis en gemist loon worden vergoed als u het die dag bij de rechtbank vraagt.',
  },
  'fr.summons.witness-want': { says: 'Een rechter roept u op als getuige.' },
  'fr.summons.witness-step': {
    says: 'Noteer de dag en het uur. Laat de brief aan uw werkgever zien. Neem uw papieren en reiskaartjes mee.',
  },
  'fr.summons.witness-option': {
    says: 'Schrijf de rechter waarom u niet kunt komen, met bewijs, en vraag wat u moet doen.',
    title: 'De rechter zeggen dat u niet kunt komen',
    cost: 'Gratis.',
    time: 'Meteen.',
    risk: 'Zonder bewijs kan er een boete komen.',
    bestFor: 'U bent ziek of ver weg.',
  },
  'fr.summons.witness-not-yet': {
    says: 'U wordt nergens van beschuldigd en u hoeft niets te betalen.',
  },
  'fr.summons.witness-family': {
    says: 'Bent u ouder, kind, broer, zus of partner van de verdachte? Dan wordt u zonder eed gehoord.',
  },
  'fr.summons.witness-safe': {
    says: 'Bent u bang? Vraag om het adres van de politie te geven in plaats van het uwe. In zware zaken kan uw naam geheim blijven.',
  },
  'fr.summons.witness-prepare': {
    says: 'Schrijf voor uzelf op wat u zag en wanneer. Zeg alleen dat, en zeg het als u iets niet weet.',
  },
  'fr.summons.witness-go': {
    says: 'Kom op tijd en zeg wat u weet.',
    title: 'Naar de zitting gaan',
    cost: 'Kosten worden vergoed.',
    time: 'Op de dag zelf.',
    risk: 'Liegen onder ede is strafbaar.',
    bestFor: 'Elke getuige.',
  },
}

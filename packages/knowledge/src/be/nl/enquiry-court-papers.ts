/** Questions about a summons, one's own claim and a free lawyer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_WORDS: Words = {
  'be.ask.summons': {
    says: 'Ga naar de eerste zitting. Betwist of vraag maandsommen. Zonder u wordt u meestal veroordeeld.',
  },
  'be.ask.option-help': {
    title: 'Gratis juridisch advies',
    says: 'Het bureau voor juridische bijstand of het OCMW beantwoordt eerste vragen gratis.',
    cost: 'Niets.',
    time: 'Een afspraak.',
    risk: 'Geen.',
    bestFor: 'Elke eerste vraag.',
  },
  'be.ask.free-lawyer': {
    says: 'Een eerste advies is gratis voor iedereen (eerstelijnsbijstand). Met een laag inkomen krijgt u een gratis of goedkope advocaat (pro deo). Ga met bewijs van inkomen naar het BJB, of vraag een pro-deoadvocaat.',
  },
  'be.ask.claim-yourself': {
    says: 'Stuur een aangetekende brief met een laatste dag. Vraag daarna de vrederechter om een gratis verzoening. Lukt die niet, dan brengt een deurwaarder een dagvaarding. Deze rechter beslist tot € 5.000 en u hebt geen advocaat nodig.',
  },
  'be.ask.judgment': {
    says: 'Meestal hebt u één maand vanaf de betekening van het vonnis voor hoger beroep. Was u er niet, en is het bedrag te klein voor beroep? Dan kunt u in die maand verzet doen. Vaak kan het al worden uitgevoerd: ga nu naar een advocaat of de juridische bijstand.',
  },
}

/** First steps, rights and ways out for questions about debts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_NL: Words = {
  'es.guide.step-debt-dates': {
    says: 'Zoek data. Een papier van de rechter heeft een laatste dag, geteld in werkdagen. Doe dat eerst.',
  },
  'es.guide.step-debt-check': {
    says: 'Voor u iets betaalt of erkent: kijk of de schuld van u is, het bedrag klopt, en wanneer u het laatst betaalde.',
  },
  'es.guide.step-debt-priority': {
    says: 'Maak een lijst van alle schulden. Zet huur of hypotheek, stroom, water en belasting bovenaan.',
  },
  'es.guide.step-debt-advice': {
    says: 'Vraag gratis raad bij de OMIC, de sociale dienst of de orde van advocaten.',
  },
  'es.guide.right-debt-proof': {
    says: 'U hebt het recht bewijs te zien van de schuld en van wie zij is.',
  },
  'es.guide.right-debt-minimum': {
    says: 'Loon tot het minimumloon mag voor een gewone schuld nooit genomen worden.',
  },
  'es.guide.right-debt-lawyer': {
    says: 'Met een laag inkomen kunt u een gratis advocaat krijgen.',
  },
  'es.guide.debt-no-visit': {
    says: 'Niemand kan zonder rechter loon of spullen nemen voor een particuliere schuld.',
  },
  'es.guide.debt-old': {
    says: 'De meeste schulden zijn te oud na vijf jaar zonder betaling en zonder aanmaning die u bereikte.',
  },
  'es.guide.option-debt-dispute': {
    title: 'Vraag bewijs',
    says: 'Schrijf en vraag het contract, de bedragen en de eigenaar.',
    cost: 'Niets per e-mail.',
    time: 'Een uur.',
    risk: 'Laag, als u niets erkent.',
    bestFor: 'U twijfelt aan de schuld.',
  },
  'es.guide.option-debt-plan': {
    title: 'Bied een plan',
    says: 'Bied wat u kunt betalen en zorg dat het ja op papier staat.',
    cost: 'Wat u biedt.',
    time: 'Enkele dagen.',
    risk: 'Het erkent de schuld.',
    bestFor: 'U bent het schuldig.',
  },
  'es.guide.option-debt-second': {
    title: 'Vraag naar een tweede kans',
    says: 'Een rechter kan de meeste schulden schrappen van mensen te goeder trouw.',
    cost: 'Gratis met rechtshulp.',
    time: 'Vele maanden.',
    risk: 'U moet misschien verkopen wat u hebt.',
    bestFor: 'U kunt ze niet allemaal betalen.',
  },
}

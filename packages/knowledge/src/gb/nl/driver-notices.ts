/** A letter of the police that asks who drove a vehicle: the words in Dutch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOTHING_DECIDED: RowWords = {
  says: 'Dit is een vraag en een waarschuwing. Niemand heeft u nog een boete of punten gegeven.',
}
const NOT_ME: RowWords = {
  says: 'Reed er iemand anders? Zet de naam en het adres op het formulier. De politie schrijft dan die persoon.',
}
const ANSWER: RowWords = {
  says: 'Stuur het formulier terug met de naam en het adres van wie reed, ook als u dat was.',
  title: 'Op tijd zeggen wie reed',
  cost: 'Niets.',
  time: 'Een paar minuten.',
  risk: 'Was u het, dan volgt een aanbod van een cursus, een boete of een brief van de rechter.',
  bestFor: 'U weet wie reed.',
}

export const DRIVER_NOTICES_NL: Words = {
  'gb.driver.nothing-decided': NOTHING_DECIDED,
  'gb.driver.right-not-me': NOT_ME,
  'gb.driver.right-not-known': {
    says: 'Het is niet strafbaar als u niet weet wie reed en dat met zorg niet kon uitzoeken. Schrijf op wat u daarvoor hebt gedaan.',
  },
  'gb.driver.step-check': {
    says: 'Controleer kenteken, plaats, dag en tijd. Kijk in uw agenda, berichten of rooster wie reed.',
  },
  'gb.driver.step-photo': {
    says: 'Vraag de politie om de foto als u het niet zeker weet. De 28 dagen lopen door.',
  },
  'gb.driver.deadline': {
    says: 'U hebt 28 dagen na ontvangst om te zeggen wie reed.',
    action: 'Zeggen wie reed',
    consequence: 'Geen antwoord is een eigen strafbaar feit: tot £1,000 boete en zes punten.',
  },
  'gb.driver.warning-false-name': {
    says: 'Noem nooit iemand die niet reed. Daarvoor sturen rechters mensen naar de gevangenis.',
  },
  'gb.driver.six-months': {
    says: 'Bij te hard rijden moet de rechtszaak binnen zes maanden na het feit beginnen. Bewaar tot dan alle papieren.',
  },
  'gb.driver.option-answer': ANSWER,
  'gb.driver.ni-nothing-decided': NOTHING_DECIDED,
  'gb.driver.ni-right-fourteen': {
    says: 'De eerste brief moet meestal binnen 14 dagen na het feit naar de houder of bestuurder gaan.',
  },
  'gb.driver.ni-right-not-me': NOT_ME,
  'gb.driver.ni-step': {
    says: 'Vul het formulier in en stuur het binnen de genoemde dagen terug, met bewijs van verzending. Geen antwoord is een eigen strafbaar feit.',
  },
  'gb.driver.ni-option-answer': ANSWER,
}

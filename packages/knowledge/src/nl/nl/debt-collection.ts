/** Reminders and collection firms (incassobureaus): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'nl.debt.want': {
    says: "Ze vragen u een rekening te betalen, vaak met extra kosten. Zo'n brief is alleen een verzoek.",
  },
  'nl.debt.who': {
    says: 'Een incassobureau is een gewoon bedrijf. Het moet in het openbare register van Justis staan.',
  },
  'nl.debt.real': {
    says: 'Dit is geen papier van de rechter. Niemand mag door deze brief uw spullen of loon pakken.',
  },
  'nl.debt.not-yet': {
    says: 'Ze moeten eerst naar de rechter en winnen. Pas daarna kan een deurwaarder beslag leggen.',
  },
  'nl.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten en vragen om in delen te betalen. Kosten hebben een wettelijke grens.',
  },
  'nl.debt.know-old': {
    says: 'Veel schulden verjaren na vijf jaar. Rekeningen voor spullen verjaren vaak al na twee jaar.',
  },
  'nl.debt.step-check': {
    says: 'Controleer eerst: is het van u, klopt het bedrag, hebt u al betaald? Teken en betaal niets voordat u het weet.',
  },
  'nl.debt.step-register': {
    says: 'Schrijft een incassobureau u? Zoek het op in het register van Justis. Staat het er niet in? Betaal het dan niet en vraag het uw schuldeiser.',
  },
  'nl.debt.step-write': {
    says: 'Schrijf terug. Vraag om het contract, de rekeningen en een lijst van de kosten. Bewaar een kopie.',
  },
  'nl.debt.step-age': {
    says: 'Zoek de datum waarop u moest betalen. Is de schuld misschien verjaard? Zeg dat schriftelijk voordat u iets betaalt.',
  },
  'nl.debt.step-plan': {
    says: 'Klopt de schuld? Bied dan schriftelijk aan wat u per maand kunt betalen.',
  },
  'nl.debt.step-help': {
    says: 'Vraag uw gemeente om gratis schuldhulp. Bij een acute dreiging moet er binnen drie werkdagen een gesprek zijn.',
  },
  'nl.debt.step-dispute': {
    says: 'Zeg schriftelijk dat u de schuld betwist, en waarom. Wie iets eist, moet het bewijzen.',
  },
  'nl.debt.step-keep': {
    says: 'Bewaar brieven en enveloppen. Een schriftelijke aanmaning kan de verjaring opnieuw laten beginnen.',
  },
  'nl.debt.right-proof': { says: 'U hebt recht te zien waarop de eis berust.' },
  'nl.debt.right-fair': {
    says: 'Een incassobureau moet u netjes behandelen en bedragen uitleggen. Doet het dat niet, dan kunt u het melden.',
  },
  'nl.debt.option-dispute': {
    title: 'De schuld betwisten',
    says: 'Schrijf dat u het niet eens bent en vraag bewijs.',
    cost: 'Alleen de post.',
    time: 'Eén brief.',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'De schuld of het bedrag klopt niet.',
  },
  'nl.debt.option-plan': {
    title: 'In delen betalen',
    says: 'Bied een maandbedrag dat u kunt volhouden.',
    cost: 'Wat u aanbiedt.',
    time: 'Eén brief.',
    risk: 'Een schriftelijk ja laat de verjaring opnieuw beginnen.',
    bestFor: 'U bent het schuldig maar kunt niet alles betalen.',
  },
  'nl.debt.option-help': {
    title: 'Gratis hulp vragen',
    says: 'Vraag uw gemeente om schuldhulp of bel het Juridisch Loket.',
    cost: 'Niets.',
    time: 'Een eerste gesprek binnen vier weken.',
    risk: 'Geen.',
    bestFor: 'U hebt meer schulden of zorgen.',
  },
  'nl.debt.insight-admit': {
    says: 'Een schriftelijk ja op een oude schuld kan de verjaring opnieuw laten beginnen.',
    actionable: 'Schrijf niet dat u het schuldig bent voordat u weet hoe oud de schuld is.',
  },
  'nl.debt.warn-ignore': {
    says: 'Laat het niet liggen. Als het naar de rechter gaat en u zwijgt, krijgen zij meestal gelijk.',
  },
  'nl.debt.myth-seize': {
    says: 'Een incassobureau kan geen beslag leggen. Alleen een deurwaarder kan dat, en meestal pas na een vonnis.',
  },
}

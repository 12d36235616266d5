/** Demands of the tax office and Social Security, and what holds for benefits too: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_NL: Words = {
  'es.public.want-tax': {
    says: 'De belastingdienst of stad vraagt belasting, een boete of een toeslag.',
  },
  'es.public.want-apremio': {
    says: 'Dit is een aanmaning met toeslag (providencia de apremio): de eerste betaaltijd is voorbij. Betaal binnen de korte tijd en de toeslag blijft 10%.',
  },
  'es.public.who': {
    says: 'Dit is een overheidsdienst. Hij kan zonder rechter innen, maar u kunt beroep doen en tijd vragen.',
  },
  'es.public.rights': {
    says: 'U kunt het dossier zien, bezwaar maken, in beroep gaan, en vragen in delen te betalen.',
  },
  'es.public.reality': {
    says: 'Het is ernstig, maar de tijd is aan uw kant als u voor de laatste dag antwoordt.',
  },
  'es.public.no-seizure': {
    says: 'Ze kunnen geen geld nemen voor de vrijwillige tijd eindigt en een aanmaning met toeslag (providencia de apremio) u heeft bereikt.',
  },
  'es.public.pay-days': {
    says: 'Bericht tussen de 1e en 15e? Betaal uiterlijk de 20e van de volgende maand. Later bericht? Uiterlijk de 5e van de tweede maand erna.',
  },
  'es.public.apremio-days': {
    says: 'Bij een aanmaning met toeslag: bericht uiterlijk de 15e, betaal uiterlijk de 20e van die maand. Later bericht, uiterlijk de 5e van de volgende.',
  },
  'es.public.surcharges': {
    says: 'De toeslag is 5% als u voor de aanmaning betaalt, 10% binnen haar tijd, en 20% daarna.',
  },
  'es.public.deadline-review': {
    says: 'U hebt een maand vanaf de dag na ontvangst om in beroep te gaan. Wij tellen vanaf de datum, voor de zekerheid.',
    action: 'Vraag een herziening (recurso de reposición) of ga naar het belastingtribunaal',
    consequence: 'De beslissing wordt definitief.',
  },
  'es.public.right-instalments': {
    says: 'U kunt vragen in delen te betalen (aplazamiento o fraccionamiento). Tot €50.000 hebt u geen waarborg nodig. Er komt rente bij.',
  },
  'es.public.right-apremio-grounds': {
    says: 'Tegen deze aanmaning tellen maar enkele redenen: betaald, te oud, uitgesteld, eerste rekening niet bezorgd, of fouten in het papier.',
  },
  'es.public.right-file': {
    says: 'U hebt het recht het dossier te zien en gehoord te worden voor een beslissing tegen u.',
  },
  'es.public.right-four-years': {
    says: 'Belasting en de inning ervan zijn na vier jaar te oud. Elke stap die u bereikt, laat de vier jaar opnieuw beginnen.',
  },
  'es.public.right-wage-limits': {
    says: 'Nemen ze loon, pensioen of rekening, dan blijft het deel tot het minimumloon van u.',
  },
  'es.public.right-fine-cut': {
    says: 'Een belastingboete is lager als u instemt en als u op tijd betaalt.',
  },
  'es.public.option-appeal': {
    title: 'In beroep gaan',
    says: 'Vraag dezelfde dienst het te herzien, of ga naar het belastingtribunaal.',
    cost: 'Niets.',
    time: 'Een maand om in te dienen.',
    risk: 'De schuld moet toch worden betaald, tenzij zij is gestopt.',
    bestFor: 'Het bedrag of de reden is fout.',
  },
  'es.public.option-plan': {
    title: 'Vraag in delen te betalen',
    says: 'Vraag online of op kantoor om een plan.',
    cost: 'Rente.',
    time: 'Minuten om te vragen.',
    risk: 'Een gemist deel brengt de toeslag.',
    bestFor: 'U bent het schuldig en kunt niet alles ineens betalen.',
  },
  'es.public.option-pay': {
    title: 'Betaal op tijd',
    says: 'Betaal met de code in de brief bij uw bank of op de officiële site.',
    cost: 'Het bedrag.',
    time: 'Minuten.',
    risk: 'Laag. U kunt na betaling nog in beroep.',
    bestFor: 'Het klopt en u kunt betalen.',
  },
  'es.public.insight-ask-first': {
    says: 'Vraagt u voor de laatste dag een plan, dan begint er geen toeslag terwijl ze beslissen.',
    actionable: 'Vraag het vandaag. Bewaar het bewijs.',
  },
  'es.public.warning-apremio-date': {
    says: 'Bericht uiterlijk de 15e? Betaal uiterlijk de 20e van dezelfde maand. Later bericht? Betaal uiterlijk de 5e van de volgende maand. Daarna kunnen ze beslag leggen.',
  },
  'es.public.warning-electronic': {
    says: 'Een bericht in uw elektronische postbus (DEHú) telt na tien dagen, ook als u het niet opende.',
  },
  'es.tax.right-reasons': {
    says: 'Een aanslag moet tonen hoe het bedrag is gemaakt, waarom, en waar en tot wanneer u in beroep kunt. Zo niet, zeg dat dan in het beroep.',
  },
  'es.surcharge.deadline-pay': {
    says: 'Kwam de brief uiterlijk de 15e? Betaal voor of op de 20e van die maand. Later? Voor of op de 5e van de volgende. We tellen vanaf de datum.',
    action: 'Betaal alles, dan is de toeslag 10% en niet 20%',
    consequence: 'De toeslag is dan 20%, met rente, en ze kunnen beslag leggen.',
  },
  'es.surcharge.option-pay': {
    title: 'Betaal op tijd',
    says: 'Betaal de schuld en 10% bij uw bank of op de officiële site. Het moet alles zijn, binnen de korte tijd.',
    cost: 'De schuld en 10%. Geen rente.',
    time: 'Minuten.',
    risk: 'Laag. U kunt binnen de maand nog bezwaar maken.',
    bestFor: 'U bent het schuldig en kunt nu betalen.',
  },
  'es.surcharge.deadline-review': {
    says: 'U hebt een maand vanaf de dag na ontvangst om een herziening te vragen. We tellen vanaf de datum.',
    action: 'Vraag om herziening (recurso de reposición), om een van de weinige redenen die tellen',
    consequence: 'De vordering wordt definitief.',
  },
}

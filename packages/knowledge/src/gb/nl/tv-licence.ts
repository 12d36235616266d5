/** Tv-licentie (TV Licence): het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_NL: Words = {
  'gb.tv.want': { says: 'Alleen door deze brief bent u niets schuldig.' },
  'gb.tv.reality': {
    says: 'Dit is een standaardbrief aan woningen zonder bekende licentie. Het is geen rekening, geen boete en geen brief van de rechter.',
  },
  'gb.tv.who': {
    says: 'TV Licensing werkt voor de BBC. De medewerkers zijn geen politie. Ze mogen niet vaker binnenkomen dan andere bezoekers.',
  },
  'gb.tv.rights-summary': {
    says: 'Geen live tv en geen BBC iPlayer betekent geen licentie. U hoeft een bezoeker zonder huiszoekingsbevel (warrant) niet binnen te laten.',
  },
  'gb.tv.no-entry-yet': {
    says: 'Ze mogen uw woning niet doorzoeken zonder bevel van de rechter (warrant). De rechter heeft eerst goede redenen nodig.',
  },
  'gb.tv.no-fine-yet': {
    says: 'Een brief kan u geen boete geven. Dat kan alleen een rechter, na een zaak waarin u uw kant mag vertellen.',
  },
  'gb.tv.know-catch-up': {
    says: 'Voor Netflix, dvd’s of terugkijken op andere kanalen hebt u geen licentie nodig. Voor live tv op elk kanaal en voor BBC iPlayer wel.',
    learnMore:
      'Live betekent: op het moment van uitzenden, op tv, telefoon of laptop. Ook op YouTube, als het een live tv-kanaal is.',
  },
  'gb.tv.org-price': {
    says: 'Een licentie voor kleur kost sinds 1 april 2026 £180 per jaar. U kunt in delen betalen. Vanaf 75 met Pension Credit is ze gratis, en voor blinden de halve prijs.',
  },
  'gb.tv.step-check': {
    says: 'Vraag uzelf: kijkt iemand bij mij thuis live tv, neemt iemand die op, of gebruikt iemand BBC iPlayer? Alleen daar gaat het om.',
  },
  'gb.tv.step-declare': {
    says: 'Is het antwoord nee? Meld op hun website dat u geen licentie nodig hebt. De brieven stoppen dan een tijd.',
  },
  'gb.tv.step-buy': {
    says: 'Is het antwoord ja? Koop er nu een, of kies een regeling per week of maand. Kijk eerst of u haar gratis of goedkoper kunt krijgen.',
  },
  'gb.tv.step-own-site': {
    says: 'Typ het webadres zelf. Valse e-mails en sms’jes gebruiken vaak de naam TV Licensing.',
  },
  'gb.tv.step-moved': {
    says: 'Hebt u een licentie op een oud adres? Zet die over naar het nieuwe. U hebt geen tweede nodig.',
  },
  'gb.tv.right-door': {
    says: 'U kunt een bezoeker aan de deur houden en het gesprek op elk moment stoppen. U hoeft geen vragen te beantwoorden en niets te tekenen.',
  },
  'gb.tv.right-no-licence': {
    says: 'U hebt het recht een tv te hebben en niet te betalen, als u hem alleen voor andere dingen gebruikt.',
  },
  'gb.tv.right-no-duty': {
    says: 'Geen wet verplicht u deze brieven te beantwoorden. Een kort antwoord is vaak de makkelijke weg naar rust.',
  },
  'gb.tv.right-refund': {
    says: 'Betaalt u en hebt u de licentie niet meer nodig? Dan kunt u een deel van het geld terugvragen.',
  },
  'gb.tv.option-declare': {
    says: 'Vul het formulier op hun website in of schrijf een korte brief.',
    title: 'Zeggen dat u geen licentie nodig hebt',
    cost: 'Niets.',
    time: 'Tien minuten.',
    risk: 'Het moet waar zijn. Ze kunnen toch langskomen.',
    bestFor: 'Niemand thuis kijkt live tv of BBC iPlayer.',
  },
  'gb.tv.option-buy': {
    says: 'Koop online, per telefoon of bij een PayPoint. Vraag een regeling als u weinig geld hebt.',
    title: 'Een licentie kopen, zo nodig in delen',
    cost: '£180 per jaar voor kleur.',
    time: 'Tien minuten.',
    risk: 'Geen.',
    bestFor: 'Iemand thuis kijkt live tv of BBC iPlayer.',
  },
  'gb.tv.option-ignore': {
    says: 'U mag de brief laten liggen. De brieven en bezoeken kunnen doorgaan.',
    title: 'Laten liggen, als u geen licentie nodig hebt',
    cost: 'Niets.',
    time: 'Geen.',
    risk: 'Meer brieven, en misschien een bezoek.',
    bestFor: 'U hebt geen licentie nodig en de post stoort u niet.',
  },
  'gb.tv.warn-offence': {
    says: 'Live tv of BBC iPlayer kijken zonder licentie is strafbaar. Een rechter kan u een boete tot £1,000 geven, met kosten.',
  },
  'gb.tv.warn-summons': {
    says: 'Een papier van de rechter over een tv-licentie heeft een laatste dag om te antwoorden, vaak na 21 dagen. Lees het vandaag en vraag advies.',
  },
  'gb.tv.insight-visit': {
    says: 'Een bezoek zonder dag is een regel in een standaardbrief. Komt er iemand, dan hoeft u hem niet binnen te laten.',
    actionable: 'Vraag om een legitimatie. Zeg dat u niet wilt praten en doe de deur dicht.',
  },
  'gb.tv.insight-occupier': {
    says: 'De brief is aan de bewoner (occupier) gericht. Ze weten niet wie er woont of wat u kijkt.',
    actionable: 'U hoeft uw naam niet te geven om te zeggen dat u geen licentie nodig hebt.',
  },
}

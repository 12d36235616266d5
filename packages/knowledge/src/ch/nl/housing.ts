/** The Dutch words of Switzerland: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'ch.home.want': {
    says: 'Uw verhuurder beëindigt de huur. Dat telt alleen op het officiële formulier van uw kanton.',
  },
  'ch.home.want-rent': {
    says: 'Uw verhuurder zegt dat de huur te laat is en geeft een tijd om te betalen.',
  },
  'ch.home.who': { says: 'Dit is uw verhuurder of het bedrijf dat het gebouw beheert.' },
  'ch.home.real': {
    says: 'U hoeft vandaag niet te vertrekken. Alleen een rechter kan dat bevelen.',
  },
  'ch.home.not-yet': {
    says: 'Niemand mag zonder bevel van de rechter de sloten veranderen of uw spullen buiten zetten.',
  },
  'ch.home.rights': {
    says: 'U kunt bij de bemiddelingsdienst (Schlichtungsbehörde) een opzegging aanvechten of meer tijd vragen. Voor woningen is het gratis.',
  },
  'ch.home.deadline-thirty': {
    says: 'U hebt dertig dagen vanaf ontvangst om de opzegging aan te vechten of meer tijd te vragen (Erstreckung).',
    action: 'Aan de bemiddelingsdienst voor huur schrijven',
    consequence: 'U kunt haar niet meer aanvechten.',
  },
  'ch.home.deadline-pay': {
    says: 'Voor een woning geeft de wet minstens dertig dagen vanaf ontvangst om alle late huur te betalen.',
    action: 'Alle late huur op tijd betalen',
    consequence:
      'De verhuurder kan de huur met dertig dagen beëindigen, tot het einde van een maand.',
  },
  'ch.home.step-form': {
    says: 'Controleer het formulier. Echtparen moeten er elk één in een aparte brief krijgen. Zo niet, dan is de opzegging nietig.',
  },
  'ch.home.step-pay': {
    says: 'Betaal alle late huur binnen de tijd. Vraag familie, de gemeente of een fonds om hulp. Een deelbetaling is niet genoeg.',
  },
  'ch.home.step-fight': {
    says: 'Schrijf binnen dertig dagen aan de bemiddelingsdienst (Schlichtungsbehörde). Zeg dat u de opzegging aanvecht en meer tijd vraagt.',
  },
  'ch.home.step-help': { says: 'Vraag nu de huurdersvereniging (Mieterverband, ASLOCA).' },
  'ch.home.step-sum': { says: 'Vraag een lijst van huur en betalingen per maand.' },
  'ch.home.right-form': { says: 'Een opzegging zonder het officiële formulier is nietig.' },
  'ch.home.right-longer': {
    says: 'Is verhuizen een grote last? Dan kunt u voor een woning tot vier jaar meer tijd vragen. Vraag het binnen 30 dagen na de opzegging. Het kan niet na een ernstige fout tegen uw plichten.',
  },
  'ch.home.right-both': {
    says: 'Getrouwd, en is dit de gezinswoning? De aanmaning voor late huur en de opzegging moeten elk van u apart bereiken. Anders is de opzegging nietig.',
  },
  'ch.home.right-thirty': {
    says: 'U hebt recht op minstens dertig dagen, op papier, vóór een opzegging wegens late huur.',
  },
  'ch.home.right-free': {
    says: 'De bemiddelingsdienst (Schlichtungsbehörde) is gratis in zaken over huur van een woning.',
  },
  'ch.home.option-fight': {
    says: 'Vraag de dienst haar nietig te verklaren of tijd te geven.',
    title: 'De opzegging aanvechten',
    cost: 'Niets.',
    time: 'Dertig dagen.',
    risk: 'De opzegging kan blijven staan.',
    bestFor: 'U wilt langer blijven.',
  },
  'ch.home.option-pay': {
    says: 'Het stopt de opzegging.',
    title: 'Alle late huur op tijd betalen',
    cost: 'De huur.',
    time: 'Voordat de tijd eindigt.',
    risk: 'Geen.',
    bestFor: 'U kunt aan het geld komen.',
  },
  'ch.home.option-plan': {
    says: 'Vraag de verhuurder niet op te zeggen.',
    title: 'Schriftelijk een plan afspreken',
    cost: 'Wat u aanbiedt.',
    time: 'Nu.',
    risk: 'Zonder een getekend ja loopt de tijd door.',
    bestFor: 'U hebt enkele weken nodig.',
  },
  'ch.home.option-help': {
    says: 'Zij controleren de brief.',
    title: 'De huurdersvereniging vragen',
    cost: 'Een ledenbijdrage.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Elke brief over huur.',
  },
  'ch.home.warn-time': {
    says: 'De dertig dagen zijn streng. Stuur uw brief aangetekend en bewaar het strookje.',
  },
}

/** Ground rent of a long lease, and the notice that must come before it (England and Wales): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const GROUND_RENT_NL: Words = {
  'gb.ground-rent.right-notice': {
    says: 'Grondhuur (ground rent) hoeft u pas te betalen na een bericht in de vorm van de wet. De datum moet 30 tot 60 dagen later zijn.',
  },
  'gb.ground-rent.right-form': {
    says: 'Het bericht moet het vaste formulier met uitleg gebruiken. Mist er iets, vraag dan om een volledig bericht.',
  },
  'gb.ground-rent.right-address': {
    says: 'U hoeft pas te betalen als de eigenaar u een adres in Engeland of Wales heeft gegeven om naar te schrijven.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'Voor £350 of minder kunnen ze het contract niet beëindigen, tenzij een deel al meer dan drie jaar openstaat.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Kosten voor te laat betalen moeten eerlijk zijn en komen met een overzicht van uw rechten. Een tribunal kan erover beslissen.',
  },
  'gb.ground-rent.not-out': {
    says: 'Niemand mag u zonder rechter uit huis zetten om grondhuur.',
  },
  'gb.ground-rent.new-leases': {
    says: 'De meeste contracten sinds 30 juni 2022 mogen geen echte grondhuur vragen. Kijk van wanneer het uwe is.',
  },
  'gb.ground-rent.want': {
    says: 'De eigenaar van het gebouw of de grond vraagt grondhuur uit uw lange contract.',
  },
  'gb.ground-rent.reality': {
    says: 'Klopt het bericht, dan moet u betalen. Kleine bedragen zetten de woning zelden op het spel, maar kosten kunnen groeien.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Kloppen het bericht en het bedrag, betaal dan en bewaar het bewijs.',
    title: 'Op tijd betalen',
    cost: 'De grondhuur.',
    time: 'Op de datum in het bericht.',
    risk: 'Geen, als het bedrag klopt.',
    bestFor: 'Het bericht past bij uw contract.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Schrijf wat mist of fout is, en vraag een nieuw bericht.',
    title: 'Vraag om een goed bericht',
    cost: 'Een postzegel.',
    time: 'Voor de datum.',
    risk: 'Hebt u ongelijk, dan kunnen er kosten komen.',
    bestFor: 'De vorm, het bedrag of het adres is fout.',
  },
  'gb.ground-rent.step-check': {
    says: 'Zoek in uw contract het bedrag en de dagen van de grondhuur. Vergelijk dat met het bericht.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Klopt het bericht, betaal dan op tijd, zodat er geen kosten bij komen. Klopt het niet, schrijf dan wat er mist.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'Het bericht moet het vaste formulier met uitleg gebruiken. Mist er iets, vraag dan om een volledig bericht.',
  },
}

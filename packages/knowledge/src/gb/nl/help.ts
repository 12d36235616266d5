/** Wie helpt: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'gb.help.law-society': {
    does: 'Zoek een advocaat (solicitor) bij u in de buurt, per soort probleem.',
  },
  'gb.help.law-society-scotland': { does: 'Zoek een advocaat (solicitor) in Schotland.' },
  'gb.help.law-society-ni': { does: 'Zoek een advocaat (solicitor) in Noord-Ierland.' },
  'gb.help.law-centres': {
    does: 'Gratis juridische hulp voor mensen die niet kunnen betalen, van advocaten in law centres in de buurt.',
  },
  'gb.help.advocate': {
    does: 'Zoekt advocaten (barristers) die gratis helpen. Iemand die uw zaak kent, moet u aanmelden.',
  },
  'gb.help.civil-legal-advice': {
    does: 'Rechtshulp per telefoon bij een laag inkomen, bijvoorbeeld als uw woning in gevaar is.',
  },
  'gb.help.slab': {
    does: 'Legt rechtshulp (legal aid) in Schotland uit en noemt advocaten die het doen.',
  },
  'gb.help.lsa-ni': { does: 'Regelt rechtshulp (legal aid) in Noord-Ierland.' },
  'gb.help.check-legal-aid': {
    does: 'Een korte officiële test die zegt of u rechtshulp (legal aid) kunt krijgen.',
  },
  'gb.help.council-tax-reduction': {
    does: 'Vindt uw gemeente (council) en begint een aanvraag voor een lagere rekening.',
  },
  'gb.help.bailiff-register': { does: 'Ga na of een deurwaarder (bailiff) een erkenning heeft.' },
  'gb.help.breathing-space': {
    does: 'Legt de 60 dagen bescherming tegen schuldeisers uit, en wie die kan aanvragen.',
  },
  'gb.help.aib': {
    does: 'Regelt het moratorium, het Debt Arrangement Scheme en faillissementen in Schotland.',
  },
  'gb.help.valuation-tribunal': {
    does: 'Gratis beroep over rekeningen en kortingen van council tax in Engeland.',
  },
  'gb.help.valuation-tribunal-wales': { does: 'Gratis beroep over council tax in Wales.' },
  'gb.help.traffic-enforcement-centre': {
    does: 'Het kantoor van de rechtbank voor onbetaalde boetes van gemeenten en formulieren TE7, TE9, PE2 en PE3.',
  },
  'gb.help.report-fraud': {
    does: 'Neemt meldingen van oplichting en fraude aan in Engeland, Wales en Noord-Ierland.',
  },
  'gb.help.police-scotland': {
    does: 'Neemt meldingen van oplichting en fraude in Schotland aan op 101.',
  },
  'gb.help.lps': {
    does: 'Stuurt rekeningen voor woningbelasting (rates) in Noord-Ierland en spreekt betalingsregelingen af.',
  },
  'gb.help.hmcts': {
    does: 'Adressen en telefoonnummers van elke rechtbank, om na te gaan of een brief van de rechter echt is.',
  },
  'gb.help.samaritans': {
    does: 'Iemand om mee te praten, dag en nacht, als het te veel wordt. Bellen is gratis.',
    hours: 'De hele dag, elke dag',
  },
  'gb.help.nhs-111': {
    does: 'Dringende hulp bij uw gezondheid, ook uw psychische gezondheid. Bel 999 als een leven in gevaar is.',
    hours: 'De hele dag, elke dag',
  },
  'gb.help.lifeline-ni': {
    does: 'Hulp voor mensen in nood of wanhoop in Noord-Ierland. Bellen is gratis.',
    hours: 'De hele dag, elke dag',
  },
}

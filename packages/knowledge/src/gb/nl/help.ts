/** Wie helpt: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'gb.help.national-debtline': {
    does: 'Gratis schuldadvies per telefoon en online, met informatiebladen en voorbeeldbrieven.',
  },
  'gb.help.stepchange': {
    does: 'Gratis schuldadvies en betalingsregelingen, online en per telefoon.',
  },
  'gb.help.business-debtline': {
    does: 'Gratis schuldadvies voor zelfstandigen en kleine bedrijven.',
  },
  'gb.help.citizens-advice': {
    does: 'Gratis advies over schulden, wonen, werk, parkeren en rechten, per telefoon, online en bij u in de buurt.',
  },
  'gb.help.citizens-advice-wales': {
    does: 'Gratis advies over schulden, wonen, werk, parkeren en rechten, in het Engels en Welsh.',
  },
  'gb.help.citizens-advice-scotland': {
    does: 'Gratis advies over schulden, wonen, werk en rechten van kantoren bij u in de buurt.',
  },
  'gb.help.advice-ni': {
    does: 'Gratis advies over schulden, uitkeringen en woningbelasting (rates) in Noord-Ierland.',
  },
  'gb.help.housing-rights': { does: 'Gratis advies over wonen voor mensen in Noord-Ierland.' },
  'gb.help.shelter': {
    does: 'Gratis advies over wonen, met een spoedlijn voor mensen die hun woning kwijtraken.',
  },
  'gb.help.shelter-cymru': { does: 'Gratis advies over wonen en schulden in Wales.' },
  'gb.help.shelter-scotland': { does: 'Gratis advies over wonen in Schotland.' },
  'gb.help.acas': {
    does: 'Gratis advies over rechten op het werk, en het overleg dat u moet beginnen vóór een zaak bij het tribunaal.',
  },
  'gb.help.lra': {
    does: 'Gratis advies over rechten op het werk en vroeg overleg in Noord-Ierland.',
  },
  'gb.help.moneyhelper': {
    does: 'Gratis en onpartijdige hulp met geld, schulden en pensioen, gesteund door de overheid.',
  },
  'gb.help.taxaid': {
    does: 'Gratis hulp met belasting voor mensen met een laag inkomen, als HMRC het niet kan oplossen.',
  },
  'gb.help.equality': { does: 'Gratis advies als u slechter wordt behandeld om wie u bent.' },
  'gb.help.financial-ombudsman': {
    does: 'Beslist gratis over klachten over banken, geldgevers, verzekeraars en incassobureaus.',
  },
  'gb.help.lgsco': {
    does: 'Behandelt klachten over gemeenten (councils) in Engeland en de deurwaarders die voor hen werken.',
  },
  'gb.help.spso': { does: 'Behandelt klachten over gemeenten en overheid in Schotland.' },
  'gb.help.psow': { does: 'Behandelt klachten over gemeenten en overheid in Wales.' },
  'gb.help.nipso': { does: 'Behandelt klachten over de overheid in Noord-Ierland.' },
  'gb.help.housing-ombudsman': {
    does: 'Beslist gratis over klachten over sociale verhuurders in Engeland.',
  },
  'gb.help.ecb': {
    does: 'Behandelt klachten over deurwaarderskantoren die zich aan haar regels hebben verbonden.',
  },
  'gb.help.popla': {
    does: 'Gratis bezwaar tegen parkeerboetes van bedrijven in de British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Gratis bezwaar tegen parkeerboetes van bedrijven in de International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Gratis beroep tegen boetes van gemeenten in Engeland (buiten Londen) en Wales.',
  },
  'gb.help.london-tribunals': {
    does: 'Gratis beroep tegen boetes van gemeenten in Londen en van Transport for London.',
  },
  'gb.help.grc-scotland': { does: 'Behandelt beroep tegen boetes van gemeenten in Schotland.' },
  'gb.help.nitpt': {
    does: 'Behandelt beroep tegen boetes (penalty charge notices) in Noord-Ierland.',
  },
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

/** What can still be done when the time in a paper of a court is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_NL: Words = {
  'es.late.order-want': {
    says: 'Een rechtbank vroeg u te betalen of te antwoorden (monitorio). Geteld vanaf de datum op het papier is die tijd voorbij.',
  },
  'es.late.order-reality': {
    says: 'De schuldeiser kan de rechtbank nu vragen om beslag op loon of rekening. Daartegen kunt u zich nog verzetten, maar om minder redenen.',
  },
  'es.late.order-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag wanneer het papier is betekend. Minder dan 20 werkdagen geleden? Stuur nu uw verzet. Langer? Vraag of de uitvoering (ejecución) is begonnen.',
  },
  'es.late.order-option': {
    says: 'Komt het bevel tot uitvoering (despacho de ejecución)? Verzet u: betaald, een akkoord, te laat, of oneerlijke bedingen die geen rechter nakeek.',
    title: 'Verzet tegen de uitvoering',
    cost: 'Boven € 2.000 een advocaat en procureur. Rechtshulp kan betalen.',
    time: 'Tien werkdagen vanaf dat bevel.',
    risk: 'Andere redenen komen meestal te laat. Verliest u, dan komen er kosten bij.',
    bestFor: 'U betaalde, maakte een akkoord, of het contract is oneerlijk.',
  },
  'es.late.no-service': {
    says: 'Heeft de rechtbank u nooit bereikt, buiten uw schuld? Vraag alles ongedaan te maken (nulidad de actuaciones): binnen 20 werkdagen nadat u het wist, en binnen vijf jaar.',
  },
  'es.late.claim-want': {
    says: 'Iemand is een zaak tegen u begonnen. De tijd om te antwoorden lijkt voorbij, dus de rechtbank kan zonder u verder (rebeldía).',
  },
  'es.late.court-who': {
    says: 'Dit stuurden de rechtbank en haar griffier (letrado de la Administración de Justicia). Er kan intussen een beslissing zijn.',
  },
  'es.late.court-rights': {
    says: 'U mag vragen wat er is beslist, nog meedoen zolang de zaak loopt, en met een laag inkomen een gratis advocaat krijgen.',
  },
  'es.late.claim-reality': {
    says: 'Zwijgen is meestal geen toegeven: zij moeten de eis nog bewijzen. U kunt altijd meedoen, maar de zaak gaat niet terug.',
  },
  'es.late.claim-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag of er een vonnis is, of nog een zitting komt. Nog geen vonnis? Doe meteen mee in de zaak.',
  },
  'es.late.reopen': {
    says: 'Een vonnis zonder u moet aan u worden betekend. Ga in hoger beroep als dat kan. Wist u nooit van de zaak? Vraag haar te heropenen (rescisión).',
    title: 'Hoger beroep, of een vonnis zonder u heropenen',
    cost: 'Een advocaat, tenzij u rechtshulp hebt.',
    time: 'Beroep: 20 werkdagen. Heropenen: 20 dagen na persoonlijke betekening, vier maanden bij publicatie, hooguit 16 maanden.',
    risk: 'Het stopt de uitvoering niet vanzelf. Verliest u, dan wordt het duurder.',
    bestFor: 'U kreeg de eis nooit, of u hebt een echt verweer.',
  },
  'es.late.reopen-judgment': {
    says: 'Een vonnis zonder u moet aan u worden betekend. Ga in hoger beroep als dat kan. Wist u nooit van de zaak? Vraag haar te heropenen (rescisión).',
    title: 'Hoger beroep, of een vonnis zonder u heropenen',
    cost: 'Een advocaat, tenzij u rechtshulp hebt.',
    time: 'Beroep: 20 werkdagen. Heropenen: 20 dagen na persoonlijke betekening, vier maanden bij publicatie, hooguit 16 maanden.',
    risk: 'Het stopt de uitvoering niet vanzelf. Verliest u, dan wordt het duurder.',
    bestFor: 'U kreeg de eis nooit, of u hebt een echt verweer.',
  },
  'es.late.court-limits': {
    says: 'Ook nu mag niemand loon of pensioen tot het minimumloon (SMI) pakken, of uw huis in zonder bevel van een rechter.',
  },
  'es.late.judgment-want': {
    says: 'De rechtbank heeft beslist. Geteld vanaf de datum op het papier is de tijd voor beroep voorbij. Het kan worden uitgevoerd.',
  },
  'es.late.judgment-step': {
    says: 'Wanneer is het aan u betekend? De 20 werkdagen lopen vanaf die dag. Voorbij? Bied de andere partij vandaag een maandplan aan, vóór het beslag.',
  },
  'es.late.court-seizure-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer en vraag waarop beslag ligt. Meld meteen loon onder het minimumloon. Bied de schuldeiser een vast maandbedrag aan.',
  },
  'es.late.public-seizure-step': {
    says: 'Bel vandaag het kantoor en vraag wat is gepakt en wat nog open staat. U kunt om termijnen vragen tot het u meldt dat het de spullen gaat verkopen.',
  },
}

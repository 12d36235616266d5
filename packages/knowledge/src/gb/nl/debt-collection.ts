/** Incassobrieven: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'gb.debt.option-dispute': {
    says: 'Schrijf en vraag om bewijs van de schuld, de bedragen en wie de eigenaar is. Schrijf wat er volgens u niet klopt.',
    title: 'Bewijs vragen',
    cost: 'Een postzegel, of niets per e-mail. £1 als u een kredietovereenkomst (credit agreement) vraagt.',
    time: 'Een uur om te schrijven. Hun antwoord duurt vaak twee tot acht weken.',
    risk: 'Klein, als u de schuld niet erkent. Bewijzen ze de schuld, dan moet u betalen of iets aanbieden.',
    bestFor: 'U kent de schuld niet, het bedrag lijkt fout, of de schuld is oud.',
  },
  'gb.debt.option-negotiate': {
    says: 'Stuur een budget. Bied een bedrag per maand aan, of één kleiner bedrag om de schuld te beëindigen. Vraag hun de rente te stoppen.',
    title: 'Aanbieden wat u kunt missen',
    cost: 'Wat u aanbiedt. Nooit meer dan u kunt missen.',
    time: 'Een avond voor een budget. Na enkele weken een antwoord.',
    risk: 'Een aanbod of betaling kan de tijd voor een oude schuld opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig en de schuld is niet oud.',
  },
  'gb.debt.option-help': {
    says: 'Een gratis adviseur kan de schuld nagaan, voor u schrijven en naar al uw schulden samen kijken.',
    title: 'Met een gratis schuldadviseur praten',
    cost: 'Niets. Betaal nooit voor schuldadvies.',
    time: 'Een gesprek van ongeveer een uur.',
    risk: 'Geen.',
    bestFor: 'U hebt meer dan één schuld, of de zorgen zijn te groot.',
  },
  'gb.debt.option-complain': {
    says: 'Misleiden, bedreigen of negeren ze u? Klaag bij het bedrijf. Ga daarna naar de Financial Ombudsman.',
    title: 'Klagen over hun gedrag',
    cost: 'Niets.',
    time: 'Tot acht weken voor het bedrijf. Enkele maanden voor de Ombudsman.',
    risk: 'De schuld blijft zolang ze kijken, al horen ze u eerlijk te behandelen.',
    bestFor:
      'Ze bellen te vaak, doen alsof ze macht hebben, of reageren niet als u de schuld betwist.',
  },
  'gb.debt.right-no-entry': {
    says: 'U hebt het recht een incassobureau buiten te houden. U hoeft de deur niet open te doen. Ze moeten weggaan als u dat vraagt.',
  },
  'gb.debt.right-no-goods': {
    says: 'U hoeft een incassobureau niet binnen te laten. Ze kunnen uw spullen niet meenemen. Dat kunnen alleen deurwaarders (bailiffs) met een bevel van de rechter of een wettelijke bevoegdheid.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'U hebt het recht de schuld te betwisten. Geeft u een echte reden, dan moet het bedrijf stoppen met innen zolang het dit uitzoekt.',
  },
  'gb.debt.right-they-prove': {
    says: 'Het bedrijf moet laten zien dat u de juiste persoon bent en dat het bedrag klopt. U hoeft niet te bewijzen dat u het niet bent.',
  },
  'gb.debt.right-truth': {
    says: 'U hebt recht op de waarheid. Ze mogen niet doen alsof ze deurwaarders of een rechtbank zijn. Ze mogen niet dreigen met wat de wet niet toestaat.',
  },
  'gb.debt.right-no-bullying': {
    says: 'U hebt het recht om met rust gelaten te worden. Een bedrijf mag u niet misleiden of bang maken om u te laten betalen.',
  },
  'gb.debt.right-contact': {
    says: 'U mag zeggen wanneer, waar en hoe ze contact mogen opnemen. Ze mogen niet op slechte tijden bellen. Ze mogen het niet aan uw familie, baas of buren vertellen.',
  },
  'gb.debt.right-afford': {
    says: 'Ze moeten u een eerlijke tijd geven om te betalen. Ze mogen u niet dwingen alles in één keer te betalen of daarvoor te lenen.',
  },
  'gb.debt.right-agreement': {
    says: 'U hebt recht op een kopie van uw kredietovereenkomst (credit agreement) voor £1. Sturen ze die niet binnen 12 werkdagen, dan kunnen ze haar niet afdwingen totdat ze dat doen.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'Ze mogen geen incassokosten toevoegen, tenzij uw overeenkomst dat toestaat. De kosten mogen niet hoger zijn dan hun redelijke kosten.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Zeg hun dat een schuldadviseur u met een plan helpt. Dan moeten ze een redelijke tijd wachten. Vaak is dat 30 dagen.',
  },
  'gb.debt.right-mental-health': {
    says: 'Is geld moeilijk voor u door uw gezondheid? Zeg het hun. Ze moeten eerlijke regels hebben voor mensen in die situatie, en zich eraan houden.',
  },
  'gb.debt.default-notice-right': {
    says: 'Een ingebrekestelling (default notice) moet zeggen wat er mis is en hoe u het herstelt. U moet minstens 14 dagen krijgen vanaf de dag dat u hem krijgt.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Na de datum in een ingebrekestelling (default notice) kan de geldgever de overeenkomst stoppen en alles vragen. Betaalt u op tijd wat er staat, dan telt de fout als niet gebeurd.',
  },
  'gb.debt.warn-restart': {
    says: 'Zolang de zes jaar niet voorbij zijn, kan één betaling ze opnieuw laten beginnen. Een getekende brief die de schuld erkent, kan dat ook.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Eén betaling op een oude schuld kan nieuwe vijf jaar laten beginnen, als de eerste vijf niet voorbij zijn. Een schriftelijke erkenning kan dat ook.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Is de schuld echt? Dan kan zwijgen eindigen in een eis bij de rechter (court claim) en een vonnis (judgment). Laat het niet voor altijd liggen.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'Oplichters maken incassobrieven na. Ga na of het bedrijf echt is: zoek zelf het nummer, niet in een sms of e-mail.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'Gratis schuldadvies is net zo goed als advies waarvoor u betaalt. Sommige bedrijven vragen veel geld voor wat een hulporganisatie gratis doet.',
  },
}

/** Incassobrieven: wat u moet weten: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_NL: Words = {
  'gb.debt.element-balance': {
    says: 'Ze moeten u kunnen zeggen hoeveel u schuldig bent en hoeveel daarvan te laat is.',
    name: 'Het bedrag van de schuld',
    ifMissing:
      'De brief noemt geen duidelijk bedrag. Vraag een overzicht voordat u ergens mee akkoord gaat.',
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

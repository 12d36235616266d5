/** Geplande werken aan het gebouw: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const WORKS_CONSULTATION_NL: Words = {
  'gb.works.no-bill': {
    says: 'Dit is geen rekening. Er is nog niets verschuldigd, en u kunt nog zeggen wat u van het plan vindt.',
  },
  'gb.works.step-write': {
    says: 'Stuur uw mening op papier voor de laatste dag. Zeg of de werken nu nodig zijn en wat goedkoper kan.',
  },
  'gb.works.step-lease': {
    says: 'Kijk in uw contract (lease): moet de eigenaar dit doen, moet u betalen, en welk deel?',
  },
  'gb.works.step-together': {
    says: 'Praat met de buren en antwoord samen. Noem een aannemer die u vertrouwt als het bericht dat vraagt.',
  },
  'gb.works.right-views': {
    says: 'U heeft per stap minstens 30 dagen, eerst over het plan, dan over de offertes. De eigenaar moet ermee rekening houden.',
  },
  'gb.works.right-cap': {
    says: 'Is uw deel meer dan £250 en is er niet volgens de wet overlegd, dan kan in de regel maar £250 worden gevraagd.',
  },
  'gb.works.right-see': {
    says: 'Er moeten minstens twee offertes zijn, één van een bedrijf zonder band met de eigenaar. U mag ze gratis zien.',
  },
  'gb.works.right-fair': {
    says: 'U betaalt alleen redelijke kosten voor degelijk werk. Het tribunaal kan dat bepalen, vooraf of achteraf.',
  },
  'gb.works.right-safety': {
    says: 'Voor gevaarlijke gevels en veel brandgebreken in hogere gebouwen bent u misschien niets of maar een deel schuldig. Vraag eerst advies.',
  },
  'gb.works.insight': {
    says: 'Een tribunaal kan gemiste stappen vergeven (dispensation), meestal als niemand er schade van had.',
    actionable: 'Zeg nu op papier wat u had gevraagd. Dat toont later de schade.',
  },
  'gb.works.option-views': {
    says: 'Vraag het rapport, het plan en het deel per flat. Geef ideeën en een aannemer.',
    title: 'Uw mening over de werken sturen',
    cost: 'Niets.',
    time: 'Eén brief binnen 30 dagen.',
    risk: 'Zij moeten luisteren, niet instemmen.',
    bestFor: 'Wie twijfelt aan nut of prijs.',
  },
  'gb.works.option-plan': {
    says: 'Vraag of er een reservefonds is en welke regeling er is. Gemeenten bieden vaak jaren.',
    title: 'Vroeg vragen om in termijnen te betalen',
    cost: 'Uw deel, gespreid.',
    time: 'Voor de rekening komt.',
    risk: 'Een particulier mag weigeren.',
    bestFor: 'De werken zijn nodig, maar het bedrag te groot.',
  },
  'gb.works.scotland': {
    says: 'In Schotland geldt de akte (title deeds), of anders de stem van de meerderheid. U moet bericht krijgen en mag stemmen.',
  },
  'gb.works.scotland-step': {
    says: 'Zoek in de akte uw deel en hoe wordt beslist. Vraag voor de stemming minstens twee offertes.',
  },
}

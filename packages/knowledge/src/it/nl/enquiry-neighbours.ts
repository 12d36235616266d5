/** Questions about noise, cameras, water damage and condominiums: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'it.ask.noise': {
    says: 'Houd een lijst van dagen en uren bij, en vraag de beheerder iets te doen. Een rechter kan lawaai stoppen dat niet te verdragen is. Bel ’s nachts de plaatselijke politie.',
  },
  'it.ask.neighbour-camera': {
    says: 'Een camera van een buur mag zijn eigen huis filmen, niet het uwe, de trap of straat. Vraag schriftelijk haar te draaien. Klaag anders gratis bij: Garante.',
  },
  'it.ask.condominium': {
    says: 'Een eigenaar betaalt naar zijn aandeel. U kunt een besluit binnen 30 dagen aanvechten, vanaf de mededeling als u er niet was. Voor goedgekeurde kosten kan een rechter directe betaling bevelen. Gewone kosten verjaren meestal na vijf jaar.',
    dependsOn: 'wat de vergadering besloot, en wanneer',
  },
  'it.ask.water-damage': {
    says: 'Maak foto’s en schrijf nu aangetekend aan buur, beheerder en verzekeraar. Wie voor de leiding zorgt betaalt, behalve bij toeval. U hebt vijf jaar. Bij een condominio komt bemiddeling vóór de rechter.',
  },
}

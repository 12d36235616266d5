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
    says: 'Wie eigenaar is van de woning of buis waar het vandaan komt, moet herstellen en betalen, ook zonder schuld, tenzij zuiver toeval. Een gedeelde buis is voor het gebouw. Maak foto’s en een offerte en schrijf nu aangetekend naar buur, beheerder en verzekeraar. Weigeren ze, vraag de rechtbank een deskundige (accertamento tecnico), of bij gevaar een dringend bevel. U hebt vijf jaar.',
  },
}

/** Questions about a car from a private person and things broken in a move: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_AND_MOVE_IT: Words = {
  'jp.ask.private-car': {
    says: 'Anche un privato risponde di un difetto contrario all’accordo. Lo dica per iscritto entro un anno e chieda riparazione, sconto o denaro. Se ha accettato «così com’è» (現状渡し, ノークレーム), di solito non ha nulla, salvo che lo sapesse e tacesse. Tenga annuncio e chat e un foglio dell’officina. Fino a 600,000 yen, piccola causa.',
    dependsOn: 'che cosa fu concordato e che cosa sapeva il venditore',
  },
  'jp.ask.mover-damage': {
    says: 'Lo dica per iscritto al traslocatore entro tre mesi dalla consegna; dopo il diritto è perso. Si prescrive in un anno. Per le condizioni standard risponde se non prova la cura. Mandi foto, contratto e preventivo. Ha firmato che andava tutto bene? Il danno nascosto conta ancora. Se rifiuta, 188 o l’associazione (全日本トラック協会).',
  },
}

/** A letter on a music licence: warnings, what an adviser would notice, tactics and a belief to correct. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_INSIGHTS_IT: Words = {
  'gb.music.warn-real-claim': {
    says: 'PPL PRS porta davvero alcune ditte in tribunale, e chi perde paga le spese. Se suona musica, non la ignori.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Continuare a suonare sapendo che serve una licenza può costarle di più, e può essere un reato. Non dica «niente musica» se non è vero.',
  },
  'gb.music.warn-card': {
    says: 'Alcuni fingono soltanto di chiamare da una società di musica. Non dia i dati della carta a chi La chiama. Richiami il numero del loro sito.',
  },
  'gb.music.insight-headline': {
    says: 'Il tono è più duro dei fatti. La lettera non mostra prove di musica nel Suo locale.',
    actionable: 'Risponda ai fatti con calma: che cosa suona, da quando e chi la sente.',
  },
  'gb.music.insight-surcharge': {
    says: 'Possono chiedere di più per il primo anno se c’era musica prima della Sua domanda. Quel supplemento è una loro tariffa, quindi chieda dove è scritto.',
    actionable:
      'Chieda la pagina della tariffa con il supplemento. Chieda di toglierlo se ha fatto domanda prima di suonare.',
  },
  'gb.music.insight-renewal': {
    says: 'Le licenze spesso si rinnovano da sole ogni anno. Possono fatturarle un anno in cui non aveva musica.',
    actionable:
      'Controlli quando ha parlato loro dell’uso l’ultima volta. Disdica per iscritto con la data in cui la musica è finita.',
  },
  'gb.music.insight-both': {
    says: 'Una canzone ha due proprietari: chi l’ha scritta e chi ha fatto la registrazione. TheMusicLicence copre entrambi in una fattura.',
    actionable:
      'Se da molto tempo paga già solo PRS o solo PPL, chieda di controllare se paga due volte.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Misuri la parte del locale dove si può sentire la musica. Un numero vero più piccolo può dare un prezzo più basso.',
    risk: 'I numeri devono essere onesti.',
    notWhen: 'Il prezzo non dipende dalla superficie.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Chieda alla Sua associazione di categoria. Le tariffe sono spesso concordate con le associazioni, e alcune hanno prezzi speciali.',
    risk: 'Nessuno.',
    notWhen: 'Non suona musica.',
  },
  'gb.music.myth-radio': {
    says: 'Una radio, una app a pagamento o un Suo CD non bastano per suonare musica a clienti o personale. È un diritto a parte.',
  },
  'gb.music.debt-rules': {
    says: 'Se per loro scrive una società di recupero, non ha più poteri di loro. Non può prendere i Suoi beni senza una sentenza.',
  },
}

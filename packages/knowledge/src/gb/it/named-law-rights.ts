/** Rights that an adviser names with the letter: hearings at work, power cuts, rent in Wales and Scotland, pay sent by mistake. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_RIGHTS_IT: Words = {
  'gb.job.right-companion': {
    says: 'All’incontro può portare un collega o un rappresentante del sindacato. Se non può venire, può chiedere un’altra data entro cinque giorni lavorativi.',
  },
  'gb.bill.right-cut-off': {
    says: 'Per l’elettricità devono aspettare 28 giorni dalla richiesta e avvisarla sette giorni lavorativi prima. Non possono staccarla per una somma che Lei contesta davvero.',
  },
  'gb.bill.know-redress': {
    says: 'Per legge una società di energia deve aderire a un difensore gratuito (ombudsman). Se Lei accetta la sua decisione, la società deve seguirla.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'Il proprietario deve aspettare 14 giorni prima del tribunale. Gli arretrati gravi sono due mesi di affitto, o otto settimane se paga a settimana. Se all’udienza deve meno, il giudice non è obbligato a mandarla via.',
  },
  'gb.home.wales-breach': {
    says: 'Per affitto arretrato il proprietario deve aspettare un mese da questo avviso prima del tribunale. Il giudice può mandarla via solo se è ragionevole.',
  },
  'gb.home.right-social-protocol': {
    says: 'Per affitto arretrato, il comune o l’ente di case sociali deve prima cercare un accordo su quanto può pagare. Il giudice può guardare se l’ha fatto.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Un proprietario privato deve prima dirle quanto deve e quali sono i Suoi diritti, e cercare un piano. Il Tribunal deve guardare se è stato fatto.',
  },
  'gb.job.hearing-wants': {
    says: 'Il datore di lavoro La chiama a un incontro e deve decidere solo dopo. Lei può rispondere a quello che Le rimproverano.',
  },
  'gb.home.wales-rent-notice': {
    says: "Questo avviso riguarda un affitto più alto. Con meno di due mesi di preavviso, o meno di un anno dall'ultimo aumento, l'affitto non cambia. Per alcuni contratti di prima di dicembre 2022 può decidere un comitato.",
  },
  'gb.home.wales-arrears': {
    says: 'In Galles il proprietario deve darle un avviso e aspettare prima del tribunale. Il giudice può farla uscire solo se è ragionevole. È più severo se affitta da un privato e deve due mesi o più.',
  },
  'gb.home.right-tribunal-scotland': {
    says: 'Partecipi al colloquio col tribunale, per telefono o per iscritto. Ordina lo sfratto solo se è giusto per entrambi. Chieda se il proprietario ha seguito i passi per gli arretrati e offra un piano.',
  },
  'gb.home.right-council-scotland': {
    says: 'Se rischia di perdere la casa entro due mesi, il comune deve aiutarla. Lo avverta ora.',
  },
}

/** Questions sur travail et logement, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_AND_HOME_IT: Words = {
  'jp.ask.bullying': {
    says: 'Scriva ogni giorno, le parole e chi c’era. Lo dica per iscritto allo sportello della ditta: deve esaminarlo e non può punirla. Se non fa nulla, vada allo sportello lavoro gratuito (総合労働相談コーナー).',
  },
  'jp.ask.overtime': {
    says: 'Lo straordinario richiede almeno il 25% in più, anche se il capo l’ha solo lasciato fare. Tenga note, e-mail e orari Suoi. Chieda per iscritto, poi vada all’ispettorato del lavoro (労働基準監督署). Ha tre anni.',
  },
  'jp.ask.job-benefit': {
    says: 'Vada a Hello Work con il foglio di uscita (離職票). Se la ditta ha chiuso il lavoro, parte dopo sette giorni. Se è andato via Lei, c’è di solito un mese in più. Se il foglio ha il motivo sbagliato, si opponga lì.',
  },
  'jp.ask.repairs': {
    says: 'Lo dica per iscritto al padrone di casa o al gestore, con foto. Devono riparare. Se una parte non si può usare, l’affitto scende di quella parte. Se non agiscono in un tempo giusto, può far riparare e chiedere la spesa.',
  },
  'jp.ask.landlord-enters': {
    says: 'Non senza il Suo sì, salvo una vera emergenza come un incendio o un tubo rotto. Per riparazioni necessarie deve farli entrare, in un’ora che concorda. Scriva al gestore che non permette ingressi senza avviso. Se continua, chiami la polizia.',
  },
  'jp.ask.paid-leave': {
    says: 'Dopo sei mesi, con l’80% dei giorni lavorati, ha ferie pagate. Sono dieci giorni a tempo pieno, meno a tempo parziale secondo i giorni alla settimana. La ditta può solo spostare il giorno se fermerebbe il lavoro. Non può punirla.',
  },
  'jp.ask.move-out-bill': {
    says: 'Non paga l’usura normale e l’età. Anche per un danno, la carta da parati non vale quasi nulla dopo sei anni. Una clausola di pulizia vale solo se chiara e giusta. Non firmi subito. Chieda ogni voce e scriva che cosa rifiuta. Chiami il 188; fino a 600.000 yen aiuta una piccola causa.',
  },
  'jp.ask.fired-by-message': {
    says: 'Un licenziamento non chiede una forma, ma un motivo giusto e 30 giorni di preavviso o paga. Chieda oggi per iscritto: è un licenziamento, e perché? Scriva che vuole lavorare. Non firmi dimissioni. Tenga il messaggio. Vada allo sportello gratuito (総合労働相談コーナー).',
  },
  'jp.ask.fired-while-ill': {
    says: 'Se il lavoro L’ha fatta ammalare o ferita, non possono licenziarla durante l’assenza né per 30 giorni dopo. Per una malattia privata la ditta deve prima seguire le sue regole di congedo (休職) e valutare il ritorno. Non firmi nulla. Chieda motivo e regole per iscritto, con certificato.',
  },
  'jp.ask.pregnant-fired': {
    says: 'Non possono licenziarla né trattarla peggio per gravidanza, parto o congedo parentale. Un licenziamento in gravidanza o entro un anno dal parto è nullo, salvo che la ditta provi un altro motivo. Non firmi nulla. Annoti tutto. Chiami l’ufficio del lavoro (雇用環境・均等部).',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Prima di uscire può prendere tutti i giorni rimasti. La ditta non può spostarli oltre l’ultimo giorno né rifiutare. Indichi i giorni per iscritto o e-mail. Ciò che resta di solito è perso, perché non deve pagarlo. Se rifiuta, vada all’ispettorato (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Con l’assicurazione dei dipendenti ha un’indennità (傷病手当金) dal quarto giorno: circa due terzi della paga, fino a un anno e sei mesi in tutto. Medico e ditta compilano il modulo. Con un anno di assicurazione può continuare dopo l’uscita. Se il lavoro L’ha fatta ammalare, chieda 労災.',
  },
  'jp.ask.not-renewed': {
    says: 'Se è stato rinnovato più volte, o poteva aspettarselo, serve un motivo giusto per smettere. Scriva subito che vuole il rinnovo. Chieda il motivo per iscritto. Dopo più di cinque anni in tutto può chiedere un posto senza fine. Vada allo sportello gratuito del lavoro.',
  },
  'jp.ask.renewal-fee': {
    says: 'La deve solo se il contratto la indica chiaramente. La Corte suprema la accetta se la somma non è troppo alta per affitto e durata. Se il contratto tace, o continua per legge e la clausola non lo copre, non deve pagare. Non possono cacciarla solo per una domanda.',
  },
  'jp.ask.wage-deduction': {
    says: 'La paga si versa intera. Si trattengono solo tasse, assicurazione e ciò che un accordo scritto del personale permette. Una multa fissa per dimissioni o errori è nulla, e di solito anche una clausola sui costi di formazione. Un vero danno per colpa grave al massimo si divide. Rifiuti per iscritto e vada all’ispettorato.',
  },
  'jp.ask.care-leave': {
    says: 'Può prendere 93 giorni di congedo di cura (介護休業) per ogni familiare, in fino a tre parti. La ditta non può rifiutare né punirla. Lo dica per iscritto due settimane prima. L’assicurazione lavoro paga circa il 67 % della paga. Ci sono anche cinque giorni all’anno per cure brevi (介護休暇).',
  },
  'jp.ask.employer-bankrupt': {
    says: 'Lo Stato (未払賃金立替払制度) paga circa l’80 % di paghe e liquidazione, con un tetto per età. Vale in fallimento o se l’ispettorato accerta l’arresto. Deve essere uscito nei due anni da sei mesi prima della domanda. Lo chieda entro due anni.',
  },
  'jp.ask.work-injury': {
    says: 'Può chiedere Lei all’ispettorato, anche se la ditta non firma. Anche part-time. Paga tutte le cure e dal quarto giorno circa l’80 % della paga. Non usi la tessera sanitaria; dica al medico che viene dal lavoro. La ditta non può licenziarla per questo.',
  },
  'jp.ask.job-offer': {
    says: 'Un’offerta accettata è già un contratto. Si annulla solo per un motivo giusto che non potevano sapere prima. Chieda il motivo per iscritto e scriva che vuole iniziare. Può chiedere il posto o denaro. Se studia, avvisi scuola e Hello Work.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Dopo perdita di lavoro o di reddito il comune può pagare l’affitto (住居確保給付金) al locatore, di solito tre mesi, fino a nove. Chieda allo sportello (自立相談支援機関). Avvisi presto il locatore e offra rate. Un mese di ritardo raramente basta, e nessuno può cacciarla senza tribunale.',
  },
  'jp.ask.water-leak': {
    says: 'Faccia foto e avvisi subito l’amministrazione, per trovare la causa. Se chi sta sopra è stato incauto, deve il danno, spesso con la sua assicurazione. Se si è rotto un vecchio tubo, risponde il proprietario o lo stabile. Tenga le cose bagnate e le fatture. Anche la Sua assicurazione incendio può pagare.',
  },
}

/** A call to a hearing at work, and what holds for a warning and a suspension too: nothing has ended the job yet. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_PAPERS_IT: Words = {
  'gb.hearing.not-yet': {
    says: 'Non devono decidere prima di ascoltarLa. Ciò che la lettera dice contro di Lei è solo un’accusa.',
  },
  'gb.hearing.reality': {
    says: 'L’udienza può finire senza nulla, con un richiamo o con il licenziamento. Ciò che porta può cambiare l’esito.',
  },
  'gb.hearing.right-case': {
    says: 'Devono dire per iscritto di che cosa La accusano e che cosa può seguire, con le prove e il tempo per prepararsi.',
  },
  'gb.hearing.right-answer': {
    says: 'All’udienza può rispondere a ogni punto, mostrare prove, fare domande e indicare testimoni.',
  },
  'gb.hearing.right-companion-speaks': {
    says: 'Chi La accompagna può parlare per Lei e con Lei in privato, ma non rispondere al Suo posto.',
  },
  'gb.hearing.right-appeal': {
    says: 'Se decidono contro di Lei, può fare appello. Se possibile deve decidere un’altra persona.',
  },
  'gb.hearing.step-proof': {
    says: 'Chieda oggi per iscritto note, dichiarazioni e regole usate. Se arrivano tardi, chieda un altro giorno.',
  },
  'gb.hearing.step-account': {
    says: 'Scriva che cosa è successo, passo per passo. Aggiunga testimoni, messaggi e il Suo buon passato.',
  },
  'gb.hearing.step-companion': {
    says: 'Chieda a un collega o sindacalista di venire, e dica al datore di lavoro chi è.',
  },
  'gb.hearing.option-answer': {
    says: 'Vada con il Suo racconto, le prove e chi La accompagna. Ammetta il vero, spieghi perché e dica che cosa sarebbe giusto.',
    title: 'Rispondere all’udienza',
    cost: 'Niente.',
    time: 'Alcune ore di preparazione.',
    risk: 'Se manca senza buon motivo, possono decidere senza di Lei.',
    bestFor: 'Vuole tenere il lavoro.',
  },
  'gb.hearing.option-later': {
    says: 'Se chi La accompagna non può, proponga un altro giorno entro cinque giorni lavorativi: devono spostarla. Se è malato, lo chieda con un certificato.',
    title: 'Chiedere un altro giorno',
    cost: 'Niente.',
    time: 'Un breve messaggio.',
    risk: 'Per altri motivi possono rifiutare.',
    bestFor: 'Lei o chi accompagna non può, o le prove sono tardive.',
  },
  'gb.at-work.warn-resign': {
    says: 'Non si dimetta d’impulso. Potrebbe perdere diritti e, per un periodo, il sussidio.',
  },
  'gb.at-work.right-adjust': {
    says: 'In caso di disabilità devono adattarsi: più tempo, pause o aiuto alla riunione. Una lunga malattia può contare.',
  },
  'gb.at-work.right-equal': {
    says: 'Non possono trattarLa peggio per età, sesso, origine, disabilità, gravidanza, religione o orientamento. Vale dal primo giorno.',
  },
  'gb.at-work.know-2027': {
    says: 'Dal 1° gennaio 2027 può contestare un licenziamento ingiusto dopo sei mesi di lavoro. Fino ad allora servono due anni.',
  },
  'gb.at-work.step-help': {
    says: 'Parli con il sindacato o chiami gratis Acas. Tenga copia di tutto.',
  },
  'gb.at-work.right-steps-ni': {
    says: 'In Irlanda del Nord il datore deve scriverLe e incontrarLa prima di un licenziamento, e poi offrire un appello. Altrimenti di solito è ingiusto.',
  },
  'gb.hearing.right-companion-ni': {
    says: 'Può venire un collega o sindacalista. Se non può, proponga un altro momento entro cinque giorni lavorativi.',
  },
  'gb.at-work.step-ni': {
    says: 'Scriva che cosa è successo e raccolga prove. Chiami gratis la Labour Relations Agency.',
  },
  'gb.at-work.option-ni': {
    says: 'Risponda a ogni punto per iscritto e alla riunione, con prove, e faccia appello se decidono contro di Lei.',
    title: 'Rispondere e, se serve, appellare',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Senza appello, i soldi vinti poi possono essere ridotti.',
    bestFor: 'Vuole tenere lavoro e buon nome.',
  },
  'gb.hearing.not-yet-ni': {
    says: 'Non devono decidere prima di averLa incontrata e ascoltata.',
  },
  'gb.at-work.reality-ni': {
    says: 'Questa lettera non fa finire il lavoro. Ciò che dice e mostra ora può decidere il seguito.',
  },
  'gb.at-work.right-written-ni': {
    says: 'Prima di una riunione che può costare il lavoro devono dire per iscritto di che cosa La accusano e su quale base.',
  },
  'gb.at-work.right-appeal-ni': {
    says: 'Può fare appello contro una decisione. Chieda l’ultimo giorno e scriva in tempo.',
  },
  'gb.at-work.step-ask-ni': {
    says: 'Chieda per iscritto note, dichiarazioni e regole usate.',
  },
  'gb.hearing.right-companion': {
    says: 'Può venire un collega o sindacalista. Se non può, proponga un altro momento entro cinque giorni lavorativi.',
  },
}

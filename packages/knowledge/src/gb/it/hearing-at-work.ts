/** A hearing, a warning or a suspension at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_PAPERS_IT: Words = {
  'gb.hearing.not-yet': {
    says: 'Non devono decidere prima di ascoltarLa. «Colpa grave» (gross misconduct) qui è solo un’accusa.',
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
  'gb.warning.not-yet': {
    says: 'Questo richiamo da solo non fa finire il lavoro. Per licenziarLa serve un altro motivo e una nuova udienza.',
  },
  'gb.warning.reality': {
    says: 'Un richiamo vale per un tempo fissato. Dopo, di solito, non dovrebbe più contare.',
  },
  'gb.warning.right-appeal': {
    says: 'Può fare appello contro un richiamo. Devono ascoltarLa e, se possibile, decide un’altra persona.',
  },
  'gb.warning.right-companion': {
    says: 'Alla riunione d’appello può venire un collega o un sindacalista.',
  },
  'gb.warning.right-content': {
    says: 'Deve dire che cosa non andava, che cosa deve cambiare ed entro quando, quanto dura e che cosa può seguire.',
  },
  'gb.warning.right-data': {
    says: 'Può chiedere le note e dichiarazioni su di Lei. È gratis e hanno un mese per rispondere.',
  },
  'gb.warning.step-appeal': {
    says: 'Cerchi l’ultimo giorno per l’appello. Basta una nota breve: "I appeal. My reasons follow."',
  },
  'gb.warning.step-late': {
    says: 'Il giorno è passato? Faccia appello lo stesso e spieghi il ritardo. Possono ancora esaminarlo.',
  },
  'gb.warning.step-diary': {
    says: 'Faccia ciò che chiedono con ragione e lo annoti. Dica per iscritto quale aiuto Le serve, come formazione.',
  },
  'gb.warning.option-appeal': {
    says: 'Dica che cosa è sbagliato: i fatti, il modo, o altri trattati meglio.',
    title: 'Fare appello contro il richiamo',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Basso. L’appello non dovrebbe peggiorarlo.',
    bestFor: 'Il richiamo è sbagliato o troppo duro.',
  },
  'gb.warning.option-note': {
    says: 'Lo accetti per ora e chieda che la Sua breve nota sia allegata.',
    title: 'Accettarlo, con la Sua nota',
    cost: 'Niente.',
    time: 'Alcuni giorni.',
    risk: 'Il richiamo resta per il suo tempo.',
    bestFor: 'È giusto, o vuole pace.',
  },
  'gb.warning.insight-later': {
    says: 'Se poi arriva il licenziamento, un tribunale riesamina di rado un richiamo mai contestato.',
    actionable: 'Se è sbagliato, faccia appello ora, anche in poche righe.',
  },
  'gb.suspension.not-yet': {
    says: 'Una sospensione non è una punizione e non prova nulla. Prima di un licenziamento serve un esame giusto e un’udienza.',
  },
  'gb.suspension.reality': {
    says: 'Ora esaminano i fatti. Può finire con il Suo ritorno o con una convocazione a un’udienza.',
  },
  'gb.suspension.right-pay': {
    says: 'Mantiene paga intera e ferie, salvo che il contratto dica chiaramente altro.',
  },
  'gb.suspension.right-short': {
    says: 'Deve essere il più breve possibile e rivista nel tempo.',
  },
  'gb.suspension.right-cause': {
    says: 'Serve un motivo giusto. Chieda se intanto può fare un altro lavoro o lavorare altrove.',
  },
  'gb.suspension.know-interview': {
    says: 'Per un colloquio che chiarisce solo i fatti la legge non prevede un accompagnatore. Lo chieda lo stesso.',
  },
  'gb.suspension.step-rules': {
    says: 'Segua le regole della lettera: stia lontano e sia reperibile in orario. Può sempre parlare con sindacato o consulente.',
  },
  'gb.suspension.step-ask': {
    says: 'Chieda per iscritto di che si tratta, quanto dura, quando si rivede e chi chiamare.',
  },
  'gb.suspension.step-account': {
    says: 'Scriva ora il Suo racconto, con date e nomi. Elenchi e-mail e testimoni a Suo favore.',
  },
  'gb.suspension.option-object': {
    says: 'Presenti un reclamo (grievance): dica perché non serve e offra un altro lavoro intanto.',
    title: 'Opporsi alla sospensione',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Basso se resta calmo.',
    bestFor: 'Non serviva o dura troppo.',
  },
  'gb.suspension.option-prepare': {
    says: 'Usi il tempo: raccolga prove, parli con il sindacato, risponda con verità.',
    title: 'Preparare la risposta',
    cost: 'Niente.',
    time: 'Alcune ore.',
    risk: 'Non contatti i colleghi se la lettera lo vieta.',
    bestFor: 'Si aspetta un’udienza.',
  },
  'gb.suspension.warn-files': {
    says: 'Non si mandi file dell’azienda e non cancelli messaggi. Già questo può costare il lavoro.',
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

/** Letters of employers that end a job: reasons, times, sums and papers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_IT: Words = {
  'es.work.want': { says: 'Il datore di lavoro chiude il Suo rapporto e dice da quale giorno.' },
  'es.work.who': {
    says: 'È il Suo datore di lavoro. Decide per primo, ma un giudice può dire che era sbagliato.',
  },
  'es.work.rights': {
    says: 'Può contestarlo, avere la paga finale e chiedere subito la disoccupazione (paro).',
  },
  'es.work.reality': {
    says: 'Una lettera non è l’ultima parola. Se il motivo non è provato, devono riprenderla o pagarla.',
  },
  'es.work.no-sign': {
    says: 'Non perde il diritto di contestare se firma di aver ricevuto la lettera. Aggiunga «no conforme» e la data.',
  },
  'es.work.deadline-challenge': {
    says: 'Ha 20 giorni lavorativi dall’ultimo giorno di lavoro per contestarlo. Noi contiamo dalla lettera, per sicurezza. Agosto conta.',
    action: 'Presentare la domanda di conciliazione (papeleta de conciliación)',
    consequence: 'Non può più contestare il licenziamento.',
  },
  'es.work.right-letter': {
    says: 'Ha diritto a una lettera con i fatti e il giorno da cui vale. Senza, il licenziamento non è giusto (improcedente).',
  },
  'es.work.right-thirty-three': {
    says: 'Se un giudice lo trova ingiusto, la ditta La riprende o paga 33 giorni per ogni anno, fino a 24 mesi.',
  },
  'es.work.right-null': {
    says: 'Se era per gravidanza, cura di un figlio, malattia o una Sua richiesta, può essere nullo. Allora torna con la paga persa.',
  },
  'es.work.right-hearing': {
    says: 'Prima di un licenziamento disciplinare devono farle dire la Sua versione. Lo dice il Tribunal Supremo da novembre 2024.',
  },
  'es.work.right-final-pay': {
    says: 'Ha diritto alla paga fino all’ultimo giorno, alle ferie non godute e alla Sua parte delle mensilità extra (finiquito).',
  },
  'es.work.right-rep': {
    says: 'Può chiedere che un rappresentante dei lavoratori sia presente quando firma la paga finale.',
  },
  'es.work.right-no-lawyer': {
    says: 'Non Le serve un avvocato per la conciliazione o per il primo giudice del lavoro. I lavoratori hanno lì diritto all’assistenza legale gratuita.',
  },
  'es.work.option-appeal': {
    says: 'Chieda la conciliazione e, se non c’è accordo, faccia causa davanti al giudice del lavoro.',
    title: 'Contestare il licenziamento',
    cost: 'Nulla per la domanda. Un avvocato, un sindacato o l’assistenza legale gratuita.',
    time: '20 giorni lavorativi per la domanda. La causa dura mesi.',
    risk: 'Basso. Dal giudice del lavoro di solito ognuno paga le sue spese.',
    bestFor: 'Il motivo non è vero, non è provato, o le somme sono troppo basse.',
  },
  'es.work.option-negotiate': {
    says: 'Chieda più soldi o un motivo migliore. Un accordo lì ha la forza di una sentenza.',
    title: 'Chiudere in conciliazione',
    cost: 'Nulla.',
    time: 'Alcune settimane.',
    risk: 'Una volta firmato, è definitivo.',
    bestFor: 'Non vuole tornare.',
  },
  'es.work.option-help': {
    says: 'Un sindacato o un avvocato gratuito controlla la lettera e le somme.',
    title: 'Farsi aiutare',
    cost: 'Gratis o poco per gli iscritti. Assistenza legale gratuita per i lavoratori in tribunale.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
  'es.work.option-accept': {
    says: 'Prenda i soldi, firmi «no conforme» se ha dubbi e chieda la disoccupazione.',
    title: 'Accettarlo',
    cost: 'Nulla.',
    time: 'Ora.',
    risk: 'Dopo 20 giorni lavorativi non può contestarlo.',
    bestFor: 'Il motivo è vero e le somme sono giuste.',
  },
  'es.work.insight-vague': {
    says: 'Una lettera che dice solo «scarso rendimento», senza fatti né date, è debole.',
    actionable: 'Non si spieghi ora per iscritto. Lasci che la usi un avvocato.',
  },
  'es.work.insight-trial': {
    says: 'Nel periodo di prova possono chiudere senza motivo, ma non per gravidanza o altri motivi vietati.',
    actionable: 'Controlli che la prova sia scritta e non troppo lunga.',
  },
  'es.work.warning-finiquito': {
    says: 'Non firmi che tutto è chiuso (saldo y finiquito) se dubita delle somme. Aggiunga «no conforme».',
  },
  'es.work.element-facts': {
    says: 'La lettera deve dire i fatti e il giorno in cui il lavoro finisce.',
    name: 'I fatti e il giorno',
    ifMissing: 'Lo dica al Suo avvocato. Senza fatti o data il licenziamento è di solito ingiusto.',
  },
  'es.work.element-sum': {
    says: 'Un licenziamento oggettivo deve mettere a Sua disposizione 20 giorni per ogni anno.',
    name: 'L’indennità',
    ifMissing: 'Scriva che non hanno offerto soldi e lo dica al Suo avvocato.',
  },
}

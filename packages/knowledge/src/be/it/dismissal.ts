/** The Italian words of Belgium: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_IT: Words = {
  'be.job.want': {
    says: 'Il datore chiude il lavoro, con preavviso o con paga al suo posto.',
  },
  'be.job.who': {
    says: 'Il datore decide, ma il tribunale del lavoro (tribunal du travail) può controllarlo.',
  },
  'be.job.reality': {
    says: 'Il datore non deve prima chiedere a un giudice. Ma un licenziamento chiaramente ingiusto costa da 3 a 17 settimane di paga.',
  },
  'be.job.not-yet': {
    says: 'Il preavviso non inizia subito. Inizia il lunedì dopo la settimana in cui l’ha avuto.',
  },
  'be.job.rights': {
    says: 'Ha diritto al preavviso o alla paga, a sapere i motivi e ad andare al tribunale del lavoro.',
  },
  'be.job.deadline-year': {
    says: 'Ha un anno dalla fine del lavoro per andare in tribunale. Per prudenza, conti dalla lettera.',
    action: 'Andare al tribunale del lavoro',
    consequence: 'Dopo, la Sua richiesta è tardi.',
  },
  'be.job.deadline-reasons': {
    says: 'Ha due mesi dopo una fine immediata per chiedere i motivi per raccomandata. Con un preavviso sono sei mesi dall’avviso.',
    action: 'Chiedere i motivi per raccomandata',
    consequence: 'Se non li chiede in tempo, forse deve provare di più Lei.',
  },
  'be.job.step-reasons': {
    says: 'Chieda i motivi per raccomandata. Il datore deve rispondere entro due mesi, o pagare due settimane di paga.',
  },
  'be.job.step-check': {
    says: 'Controlli la durata del preavviso con la Sua data di inizio. Usi un calcolatore del sindacato o del ministero.',
  },
  'be.job.step-union': {
    says: 'Parli presto con il sindacato o un avvocato. Non firmi nulla che tolga diritti.',
  },
  'be.job.step-urgent': {
    says: 'Per una causa grave (motif grave) il datore ha tre giorni lavorativi per agire e tre per dirle perché. Controlli entrambi.',
  },
  'be.job.step-register': {
    says: 'Si iscriva come persona in cerca di lavoro (Actiris, Forem, VDAB) e chieda il modulo C4.',
  },
  'be.job.right-notice': {
    says: 'Ha diritto al preavviso secondo gli anni di lavoro, o alla paga per esso.',
  },
  'be.job.right-form': {
    says: 'Il preavviso deve venire per raccomandata o ufficiale giudiziario (huissier), e dire inizio e durata. Se no, può essere nullo.',
  },
  'be.job.right-reasons': {
    says: 'Dopo sei mesi di lavoro ha il diritto di sapere i veri motivi.',
  },
  'be.job.right-unfair': {
    says: 'Se il licenziamento è chiaramente irragionevole, ha da 3 a 17 settimane di paga.',
  },
  'be.job.option-court': {
    title: 'Andare al tribunale del lavoro',
    says: 'Il sindacato o un avvocato presenta la causa.',
    cost: 'Poco con sindacato o aiuto legale.',
    time: 'Entro un anno.',
    risk: 'Spese se perde.',
    bestFor: 'Il preavviso è corto o il motivo ingiusto.',
  },
  'be.job.option-deal': {
    title: 'Cercare un accordo',
    says: 'Chieda per iscritto il preavviso o la paga giusta.',
    cost: 'Nulla.',
    time: 'Alcune settimane.',
    risk: 'Un accordo firmato chiude la Sua richiesta.',
    bestFor: 'Il conto è sbagliato.',
  },
  'be.job.option-union': {
    title: 'Chiedere al sindacato',
    says: 'Il sindacato controlla la lettera e le somme.',
    cost: 'La Sua quota.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia licenziato.',
  },
}
